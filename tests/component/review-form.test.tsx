import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewForm } from '../../src/features/reviews/review-form.tsx';
import { renderPart } from './render-part.tsx';

const warning = 'De velden mogen niet leeg zijn!';
const failure = 'Er is een error opgetreden. Neem contact op met de systeembeheerder.';
const thanks = 'Bedankt voor uw review!';

function setup() {
  const part = renderPart(<ReviewForm />);
  const name = screen.getByRole('textbox', { name: 'Naam' });
  const review = screen.getByRole('textbox', { name: 'Review' });
  const button = screen.getByRole('button', { name: 'Plaats review' });
  async function fill() {
    await part.user.type(name, 'Anouk');
    await part.user.type(review, 'Fijn geholpen & rustig.');
  }
  return { ...part, name, review, button, fill };
}

test('five stars are chosen from the start, and every number of stars can be', () => {
  setup();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(screen.getByRole('radio', { name: '5 sterren' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '1 ster' })).not.toBeChecked();
});

test('the review field holds 255 characters and says so', () => {
  const { review } = setup();
  expect(review).toHaveAttribute('maxlength', '255');
  expect(review).toHaveAttribute('placeholder', 'Maximaal 255 karakters..');
});

test('an empty form is not sent, and says which fields are empty', async () => {
  const { user, button, fake, name } = setup();
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(warning);
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/Vul uw naam in\./);
  expect(fake.addReview.ask).not.toHaveBeenCalled();
});

test('spaces alone are empty', async () => {
  const { user, button, fake, name, review } = setup();
  await user.type(name, '   ');
  await user.type(review, ' \n ');
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(warning);
  expect(fake.addReview.ask).not.toHaveBeenCalled();
});

test('a review is thanked for once it is stored, and the form is as new', async () => {
  const { user, button, fake, fill, name, review } = setup();
  await fill();
  await user.click(screen.getByRole('radio', { name: '3 sterren' }));
  await user.click(button);
  expect(fake.addReview.ask).toHaveBeenCalledExactlyOnceWith({
    name: 'Anouk',
    review: 'Fijn geholpen & rustig.',
    stars: 3,
    date: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
  });
  expect(screen.queryByText(thanks)).toBeNull();
  await fake.addReview.succeed();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(name).toHaveValue('');
  expect(review).toHaveValue('');
  expect(screen.getByRole('radio', { name: '5 sterren' })).toBeChecked();
});

test('a double click sends one review', async () => {
  const { user, button, fake, fill } = setup();
  await fill();
  await user.dblClick(button);
  await user.click(button);
  expect(fake.addReview.ask).toHaveBeenCalledOnce();
});

test('a failure keeps what was typed, and the visitor can try again', async () => {
  const { user, button, fake, fill, review } = setup();
  await fill();
  await user.click(button);
  await fake.addReview.fail();
  expect(screen.getByRole('status')).toHaveTextContent(failure);
  expect(review).toHaveValue('Fijn geholpen & rustig.');
  await user.click(button);
  expect(fake.addReview.ask).toHaveBeenCalledTimes(2);
  // The old banner stays until there is news, and there are never two.
  expect(screen.getByRole('status')).toHaveTextContent(failure);
  await fake.addReview.succeed();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(screen.getByRole('status')).not.toHaveTextContent(failure);
});

test('what was typed while the review was on its way is not wiped out', async () => {
  const { user, button, fake, fill, review } = setup();
  await fill();
  await user.click(button);
  await user.type(review, ' En nog iets.');
  await fake.addReview.succeed();
  expect(review).toHaveValue('Fijn geholpen & rustig. En nog iets.');
});

test('a text survives a reload of the page', async () => {
  const { fill, unmount, user } = setup();
  await fill();
  await user.click(screen.getByRole('radio', { name: '2 sterren' }));
  unmount();
  const again = setup();
  expect(again.name).toHaveValue('Anouk');
  expect(again.review).toHaveValue('Fijn geholpen & rustig.');
  expect(screen.getByRole('radio', { name: '2 sterren' })).toBeChecked();
});

test('a stored review is gone from the next visit to the form', async () => {
  const { user, button, fake, fill, unmount } = setup();
  await fill();
  await user.click(button);
  await fake.addReview.succeed();
  unmount();
  expect(setup().name).toHaveValue('');
});

test('a placed review is told to the tag manager, without what it says', async () => {
  const { user, button, fake, fill } = setup();
  await fill();
  await user.click(button);
  await fake.addReview.succeed();
  expect(globalThis.dataLayer?.[0]).toMatchObject({ event: 'review_placed', value: 5 });
  const command = globalThis.dataLayer?.[1];
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect(JSON.stringify(globalThis.dataLayer)).not.toContain('Anouk');
});

test('pressing Enter in the name sends the form once', async () => {
  const { fake, fill, name } = setup();
  await fill();
  fireEvent.submit(name.closest('form') ?? name);
  expect(fake.addReview.ask).toHaveBeenCalledOnce();
});

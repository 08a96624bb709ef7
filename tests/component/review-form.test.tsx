import { fireEvent, screen } from '@testing-library/react';
import { reviewLimits } from 'shared/review.ts';
import { expect, test, vi } from 'vitest';
import { reviewBanners } from '../../src/content/banners.ts';
import { ReviewForm } from '../../src/features/reviews/review-form.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

const { failed: failure, sent: thanks } = reviewBanners;
const maxLength = reviewLimits.review;

function setup(fake = createFakeBackend()) {
  const part = renderPart(<ReviewForm />, fake);
  const name = screen.getByRole('textbox', { name: 'Naam' });
  const review = screen.getByRole('textbox', { name: 'Review' });
  const button = screen.getByRole('button', { name: 'Plaats review' });
  async function fill() {
    await part.user.type(name, 'Anouk');
    await part.user.type(review, 'Fijn.');
  }
  return { ...part, name, review, button, fill, region: screen.getByRole('status') };
}

test('a stored review shows the thanks, empties the form and is reported to the tag manager', async () => {
  const { user, button, fake, fill, name, review, region } = setup();
  await fill();
  await user.click(screen.getByRole('radio', { name: '1 ster' }));
  expect(screen.getByText('Gekozen: 1 ster')).toBeVisible();
  await user.dblClick(button);
  expect(fake.addReview.mock).toHaveBeenCalledExactlyOnceWith({
    name: 'Anouk',
    review: 'Fijn.',
    stars: 1,
    date: expect.any(String),
  });
  expect(region).toBeEmptyDOMElement();
  await fake.addReview.succeed();
  expect(region).toHaveTextContent(thanks);
  expect([name, review].map((field) => Reflect.get(field, 'value'))).toEqual(['', '']);
  expect(JSON.stringify(sessionStorage)).not.toContain('Anouk'); // /privacy promises it
  expect(await screen.findByText('Gekozen: 5 sterren')).toBeVisible();
  expect(screen.getByText(`Nog ${maxLength} tekens`)).toBeVisible();
  const [event, command] = globalThis.dataLayer ?? [];
  expect(event).toMatchObject({ event: 'review_placed', value: 1 });
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect(JSON.stringify(globalThis.dataLayer)).not.toContain('Anouk');
});

test('a review that fails keeps its text and the focus, and the next submit removes the error banner', async () => {
  const { user, button, fake, fill, review, region } = setup();
  await fill();
  await user.click(button);
  await fake.addReview.fail();
  expect(region).toHaveTextContent(failure);
  expect(globalThis.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'request_failed', label: 'review form' }),
  );
  expect(button).toHaveFocus();
  expect(review).toHaveValue('Fijn.');
  await user.click(button);
  expect(fake.addReview.mock).toHaveBeenCalledTimes(2);
  expect(region).toBeEmptyDOMElement(); // so the next banner is announced, even with this text
  await fake.addReview.fail();
  expect(region).toHaveTextContent(failure);
  await user.click(button);
  await user.type(review, ' En nog iets.');
  await fake.addReview.succeed();
  expect(region).toHaveTextContent(thanks);
  expect(region).not.toHaveTextContent(failure);
  expect(review).toHaveValue('Fijn. En nog iets.');
});

test('forbidden characters of a pasted text are not sent', async () => {
  const { name, review, button, fake, user } = setup();
  fireEvent.input(name, { target: { value: '\u202aJan\u202c\tde Vries' } });
  fireEvent.input(review, { target: { value: 'Fijn!\u000b\tTot\u0007 ziens\u2069' } });
  await user.click(button);
  const [sent] = fake.addReview.mock.mock.lastCall ?? [];
  expect(sent).toMatchObject({ name: 'Jan de Vries', review: 'Fijn!\n\tTot ziens' });
});

test('a stored review shows the thanks even if the tag manager fails', async () => {
  vi.stubGlobal('dataLayer', { push: () => throwError() });
  const { user, button, fake, fill, region } = setup();
  await fill();
  await user.click(button);
  await fake.addReview.succeed();
  expect(region).toHaveTextContent(thanks);
});

function throwError() {
  throw new Error('A tag of the tag manager');
}

async function leaveWhileSending() {
  const { fake, fill, user, button, unmount } = setup();
  await fill();
  await user.click(button);
  unmount();
  return { fake, returnToPage: () => setup(fake) };
}

test('a visitor who returns to the form while it sends sees the texts until the review is stored', async () => {
  const { fake, returnToPage } = await leaveWhileSending();
  const { name, review } = returnToPage();
  expect([name, review].map((field) => Reflect.get(field, 'value'))).toEqual(['Anouk', 'Fijn.']);
  await fake.addReview.succeed();
  expect([name, review].map((field) => Reflect.get(field, 'value'))).toEqual(['', '']);
});

test('a visitor who returns to the form after the review was stored finds it empty', async () => {
  const { fake, returnToPage } = await leaveWhileSending();
  await fake.addReview.succeed();
  const { name, review } = returnToPage();
  expect([name, review].map((field) => Reflect.get(field, 'value'))).toEqual(['', '']);
});

test('a visitor who returns to the form after a failure still sees the name, and can send again', async () => {
  const { fake, returnToPage } = await leaveWhileSending();
  await fake.addReview.fail();
  const { user, name, button } = returnToPage();
  expect(name).toHaveValue('Anouk');
  await user.click(button);
  expect(fake.addReview.mock).toHaveBeenCalledTimes(2);
});

test('the form shows how many characters are left, and refuses a text that ignores `maxlength`', async () => {
  const { review, name, user, button, fake } = setup();
  const type = (length: number) =>
    fireEvent.input(review, { target: { value: 'x'.repeat(length) } });
  expect(review).toHaveAccessibleDescription(`Maximaal ${maxLength} tekens.`);
  type(maxLength - 1);
  expect(screen.getByText('Nog 1 teken')).toBeVisible();
  type(maxLength);
  expect(screen.getByText('Er past niets meer bij')).toBeVisible();
  await user.type(name, 'Anouk');
  type(maxLength + 2);
  expect(screen.getByText('2 tekens te veel')).toBeVisible();
  await user.click(button);
  expect(review).toHaveFocus();
  const error = new RegExp(`^Uw review is te lang: er passen ${maxLength} tekens in`);
  expect(review).toHaveAccessibleDescription(error);
  expect(fake.addReview.mock).not.toHaveBeenCalled();
  type(maxLength + 1); // the error stays as long as it holds
  expect(review).toHaveAccessibleDescription(error);
  type(maxLength);
  expect(review).toHaveAccessibleDescription(`Maximaal ${maxLength} tekens.`);
});

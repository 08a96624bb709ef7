import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewForm } from '../../src/features/reviews/review-form.tsx';
import { renderPart } from './render-part.tsx';

function setup() {
  const part = renderPart(<ReviewForm />);
  const review = screen.getByRole('textbox', { name: 'Review' });
  async function paste(text: string) {
    await part.user.click(review);
    await part.user.paste(text);
  }
  return { ...part, review, paste };
}

const spoken = (text: string) =>
  screen.queryAllByText(text).filter((element) => element.getAttribute('aria-live') === 'polite');

test('the visitor sees how much still fits, and hears the limit with the field', async () => {
  const { user, review } = setup();
  expect(review).toHaveAccessibleDescription('Maximaal 255 tekens.');
  expect(screen.getByText('Nog 255 tekens')).toBeVisible();
  await user.type(review, 'Fijn');
  expect(screen.getByText('Nog 251 tekens')).toBeVisible();
});

test('near the limit the count is read out when the visitor pauses, and before that it is not', async () => {
  const { user, review, paste } = setup();
  await paste('x'.repeat(200));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(spoken('Nog 55 tekens')).toHaveLength(0);
  await user.type(review, 'abcde');
  expect(spoken('Nog 50 tekens')).toHaveLength(0);
  await expect.poll(() => spoken('Nog 50 tekens').length, { timeout: 3_000 }).toBe(1);
});

const cut = /^Uw tekst was te lang/;

test('a pasted text that is cut is said to be, until the field is emptied', async () => {
  const { user, review, paste } = setup();
  await user.type(review, 'abc');
  await paste(`${'x'.repeat(252)}en het einde`);
  expect(review).toHaveValue(`abc${'x'.repeat(252)}`);
  const sentence = 'Uw tekst was te lang; de laatste 12 tekens passen niet en zijn weggelaten.';
  expect(spoken(sentence)).toHaveLength(1);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await user.clear(review);
  expect(screen.queryByText(cut)).toBeNull();
});

test('what a pasted text replaces makes room for it', async () => {
  const { user, review, paste } = setup();
  await paste('x'.repeat(255));
  await user.tripleClick(review);
  await user.paste('y'.repeat(255));
  expect(screen.queryByText(cut)).toBeNull();
  await paste('!');
  expect(screen.getAllByText(/het laatste teken past niet en is weggelaten/)).not.toHaveLength(0);
});

test('the chosen stars stand there in words, also after the form was cleared', async () => {
  const { fake, user, review } = setup();
  expect(screen.getByRole('group', { name: 'Aantal sterren' })).toHaveAccessibleDescription(
    'Gekozen: 5 sterren',
  );
  await user.click(screen.getByRole('radio', { name: '1 ster' }));
  expect(screen.getByText('Gekozen: 1 ster')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Anouk');
  await user.type(review, 'Fijn.');
  await user.click(screen.getByRole('button', { name: 'Plaats review' }));
  await fake.addReview.succeed();
  expect(await screen.findByText('Gekozen: 5 sterren')).toBeVisible();
  expect(screen.getByText('Nog 255 tekens')).toBeVisible();
});

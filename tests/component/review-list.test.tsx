import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewList } from '../../src/features/reviews/review-list.tsx';
import { createReview, createReviews } from '../reviews.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);

test('until the server has answered, the visitor reads that reviews are on their way', () => {
  renderPart(<ReviewList />);
  expect(screen.getByText('Recensies worden geladen..')).toBeVisible();
});

test('a card shows the name, the text, a star for each star and the day', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.send([
    createReview({ name: 'Anouk', review: '<b>Fijn</b> & rustig', stars: 4, date: '2026/11/20' }),
  ]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Anouk' })).toBeVisible();
  expect(card.getByText('<b>Fijn</b> & rustig')).toBeVisible();
  expect(card.getByRole('img', { name: '4 van 5 sterren' }).children).toHaveLength(4);
  expect(card.getByText('20 november 2026')).toHaveAttribute('datetime', '2026-11-20');
});

test('a new review appears on top by itself', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.send(createReviews(3, 3));
  expect(names()).toEqual(['Klant 3', 'Klant 2', 'Klant 1']);
});

test('how many there are and their average stand above them', async () => {
  const fake = createFakeBackend();
  fake.backend.readReviewSummary.mockResolvedValue({ count: 37, average: 4.84 });
  renderPart(<ReviewList />, fake);
  await fake.reviews.send(createReviews(2, 2));
  expect(await screen.findByText('4,8 van 5 uit 37 recensies')).toBeVisible();
});

test('no reviews yet is said in words', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.send([]);
  expect(screen.getByText(/nog geen recensies/)).toBeVisible();
});

test('reviews that cannot be read are said to be so, and come when they can', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.fail();
  expect(screen.getByText(/konden niet geladen worden/)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 3_100)));
  await fake.reviews.send(createReviews(1, 1));
  expect(names()).toEqual(['Klant 1']);
});

test('a lost connection keeps the last known reviews on screen and says so', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.send(createReviews(2, 2), { live: false });
  expect(screen.getByText(/verbinding is even weg/)).toBeVisible();
  expect(names()).toHaveLength(2);
  await fake.reviews.send(createReviews(2, 2));
  expect(screen.queryByText(/verbinding is even weg/)).toBeNull();
});

test('older reviews come when asked for, behind the newest', async () => {
  const fake = createFakeBackend();
  const { user } = renderPart(<ReviewList />, fake);
  await fake.reviews.send(createReviews(30, 24));
  fake.backend.readOlderReviews.mockResolvedValue({ items: createReviews(6, 6), hasMore: false });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(fake.backend.readOlderReviews).toHaveBeenCalledWith(createReview({ id: 7 }));
  expect(names()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
  await fake.reviews.send(createReviews(31, 24));
  expect(names()).toHaveLength(31);
  expect(names()[0]).toBe('Klant 31');
});

test('a review that cannot be read is left out, and hides no older ones', async () => {
  const fake = createFakeBackend();
  const { user } = renderPart(<ReviewList />, fake);
  await fake.reviews.send(createReviews(40, 23), { hasMore: true });
  fake.backend.readOlderReviews.mockResolvedValueOnce({
    items: createReviews(17, 5),
    hasMore: true,
  });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(names()).toHaveLength(28);
  fake.backend.readOlderReviews.mockResolvedValueOnce({
    items: createReviews(12, 2),
    hasMore: false,
  });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(names()).toHaveLength(30);
  await fake.reviews.send(createReviews(41, 23), { hasMore: true });
  expect(names()).toHaveLength(31);
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
});

test('older reviews that do not come can be asked for again', async () => {
  const fake = createFakeBackend();
  const { user } = renderPart(<ReviewList />, fake);
  await fake.reviews.send(createReviews(30, 24));
  fake.backend.readOlderReviews.mockRejectedValueOnce(new Error('offline'));
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(screen.getByText(/konden niet geladen worden/)).toBeVisible();
  fake.backend.readOlderReviews.mockResolvedValue({ items: createReviews(6, 6), hasMore: false });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(names()).toHaveLength(30);
});

test('with few reviews there is nothing more to show', async () => {
  const { fake } = renderPart(<ReviewList />);
  await fake.reviews.send(createReviews(23, 23));
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
});

/** What a screen reader was told to say of new reviews. */
function heard(container: HTMLElement) {
  return container.querySelector('[aria-live=polite]')?.textContent;
}

test('a review that arrives is said aloud, several at once in one sentence', async () => {
  const { fake, container } = renderPart(<ReviewList />);
  await fake.reviews.send(createReviews(2, 2));
  expect(heard(container)).toBe('');
  await fake.reviews.send(createReviews(3, 3));
  expect(heard(container)).toBe('Nieuwe recensie van Klant 3');
  expect(document.body).toHaveFocus();
  await fake.reviews.send(createReviews(6, 6));
  expect(heard(container)).toBe('3 nieuwe recensies');
});

test('the same name twice is said twice', async () => {
  const { fake, container } = renderPart(<ReviewList />);
  const [first, second] = [
    createReview({ id: 2, name: 'Bo' }),
    createReview({ id: 3, name: 'Bo' }),
  ];
  await fake.reviews.send([createReview()]);
  await fake.reviews.send([first, createReview()]);
  const said = container.querySelector('[aria-live=polite]')?.firstChild;
  await fake.reviews.send([second, first, createReview()]);
  expect(heard(container)).toBe('Nieuwe recensie van Bo');
  expect(container.querySelector('[aria-live=polite]')?.firstChild).not.toBe(said);
});

test('a connection that comes back with the same reviews is no news', async () => {
  const { fake, container } = renderPart(<ReviewList />);
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.send(createReviews(2, 2), { live: false });
  expect(screen.getByRole('status')).toHaveTextContent(/verbinding is even weg/);
  await fake.reviews.send(createReviews(2, 2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(heard(container)).toBe('');
});

test('after "Toon meer" the keyboard is at the first review that was not there yet', async () => {
  const fake = createFakeBackend();
  const { user } = renderPart(<ReviewList />, fake);
  await fake.reviews.send(createReviews(30, 24));
  fake.backend.readOlderReviews.mockResolvedValue({ items: createReviews(6, 6), hasMore: false });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  const first = await screen.findByRole('article', { name: 'Recensie van Klant 6' });
  await waitFor(() => expect(first).toHaveFocus());
});

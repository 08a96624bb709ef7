import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReviewList } from '../../src/features/reviews/review-list.tsx';
import { markFor } from '../../src/features/reviews/use-arrivals.ts';
import { createReview, createReviews } from '../reviews.ts';
import { renderPart } from './render-part.tsx';

const title = 'Trimsalon Zachtpoot | Recensies';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState'); // the one of jsdom is on the prototype
});

function setup() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.title = title;
  return renderPart(<ReviewList />);
}

/** The tablet goes to sleep or shows another tab, or the owner looks again. */
function look(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const markedNames = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Nieuw'))
    .map((card) => within(card).getByRole('heading').textContent);

test('a review that comes by itself is marked for a while, and those that were there are not', async () => {
  const { fake } = setup();
  await fake.reviews.send(createReviews(2, 2));
  expect(markedNames()).toEqual([]);
  await fake.reviews.send(createReviews(3, 3));
  expect(markedNames()).toEqual(['Klant 3']);
  act(() => void vi.advanceTimersByTime(markFor / 2));
  await fake.reviews.send(createReviews(4, 4));
  expect(markedNames()).toEqual(['Klant 4', 'Klant 3']);
  act(() => void vi.advanceTimersByTime(markFor));
  expect(markedNames()).toEqual([]);
});

test('an answer, a removal, or a lost line makes nothing new', async () => {
  const { fake } = setup();
  const reviews = createReviews(30, 24);
  await fake.reviews.send(reviews);
  await fake.reviews.send(reviews, { live: false });
  await fake.reviews.send([createReview({ id: 30, reply: 'Dank u wel!' }), ...reviews.slice(1)]);
  // The newest is removed, and an older one moves up into the list.
  await fake.reviews.send(createReviews(29, 24));
  expect(markedNames()).toEqual([]);
  expect(document.title).toBe(title);
});

test('what came while nobody looked is counted in the tab, and marked when somebody does', async () => {
  const { fake } = setup();
  await fake.reviews.send(createReviews(2, 2));
  look('hidden');
  expect(document.title).toBe(title);
  await fake.reviews.send(createReviews(2, 2), { live: false }); // asleep
  act(() => void vi.advanceTimersByTime(10 * markFor));
  await fake.reviews.send(createReviews(3, 3));
  expect(document.title).toBe(`(1) ${title}`);
  await fake.reviews.send(createReviews(5, 5));
  expect(document.title).toBe(`(3) ${title}`);
  act(() => void vi.advanceTimersByTime(10 * markFor));
  look('visible');
  expect(document.title).toBe(title);
  expect(markedNames()).toEqual(['Klant 5', 'Klant 4', 'Klant 3']);
  look('hidden');
  expect(document.title).toBe(title);
  look('visible');
  act(() => void vi.advanceTimersByTime(markFor));
  expect(markedNames()).toEqual([]);
});

test('who leaves the page while something is counted leaves a clean title', async () => {
  const { fake, unmount } = setup();
  await fake.reviews.send(createReviews(2, 2));
  look('hidden');
  await fake.reviews.send(createReviews(3, 3));
  expect(document.title).toBe(`(1) ${title}`);
  unmount();
  expect(document.title).toBe(title);
});

test('the very first review of all is new', async () => {
  const { fake } = setup();
  await fake.reviews.send([]);
  await fake.reviews.send(createReviews(1, 1));
  expect(markedNames()).toEqual(['Klant 1']);
});

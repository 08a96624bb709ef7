import { expect, test } from 'vitest';
import type { Review } from '../../src/data/review.ts';
import { mergeReviews } from '../../src/features/reviews/merge-reviews.ts';
import { createReviews } from '../reviews.ts';

const full = (items: readonly Review[]) => ({ items, hasMore: true });

const ids = (reviews: readonly { id: number }[]) => reviews.map((review) => review.id);

test('a review that a newer one pushed out of the window stays', () => {
  expect(ids(mergeReviews(createReviews(5, 3), full(createReviews(6, 3))))).toEqual([6, 5, 4, 3]);
});

test('a review deleted from the window goes', () => {
  const newest = createReviews(9, 4).filter((review) => review.id !== 8);
  expect(ids(mergeReviews(createReviews(9, 4), full(newest)))).toEqual([9, 7, 6]);
});

test('older pages stay behind a window that moves on', () => {
  const known = createReviews(9, 6);
  expect(ids(mergeReviews(known, full(createReviews(10, 3))))).toEqual([10, 9, 8, 7, 6, 5, 4]);
});

test('a window that is not full is all there is', () => {
  const known = createReviews(9, 6);
  expect(ids(mergeReviews(known, { items: createReviews(2, 2), hasMore: false }))).toEqual([2, 1]);
  expect(mergeReviews(known, { items: [], hasMore: false })).toEqual([]);
});

test('a full window without one readable review leaves the known ones', () => {
  expect(ids(mergeReviews(createReviews(9, 2), full([])))).toEqual([9, 8]);
});

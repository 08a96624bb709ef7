import { expect, test } from 'vitest';
import { mergeReviews } from '../../src/features/reviews/merge-reviews.ts';
import { createReviews } from '../reviews.ts';

const ids = (reviews: readonly { id: number }[]) => reviews.map((review) => review.id);

test('a review that a newer one pushed out of the window stays', () => {
  expect(ids(mergeReviews(createReviews(5, 3), createReviews(6, 3), 3))).toEqual([6, 5, 4, 3]);
});

test('a review deleted from the window goes', () => {
  const newest = createReviews(9, 4).filter((review) => review.id !== 8);
  expect(ids(mergeReviews(createReviews(9, 4), newest, 3))).toEqual([9, 7, 6]);
});

test('older pages stay behind a window that moves on', () => {
  const known = createReviews(9, 6);
  expect(ids(mergeReviews(known, createReviews(10, 3), 3))).toEqual([10, 9, 8, 7, 6, 5, 4]);
});

test('a window that is not full is all there is', () => {
  expect(ids(mergeReviews(createReviews(9, 6), createReviews(2, 2), 3))).toEqual([2, 1]);
  expect(mergeReviews(createReviews(9, 6), [], 3)).toEqual([]);
});

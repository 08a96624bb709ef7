import { expect, test } from 'vitest';
import type { Review } from '../../src/data/review.ts';
import { findNew } from '../../src/features/reviews/use-arrivals.ts';
import { mergeReviews } from '../../src/features/reviews/use-review-pages.ts';
import { createReview, createReviews } from '../reviews.ts';

const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

test.each([
  ['a newer one came', createReviews(5, 3), createReviews(6, 3), [6, 5, 4, 3]],
  ['one was deleted', createReviews(9, 3), createReviews(9, 4).toSpliced(1, 1), [9, 7, 6]],
  ['older pages were loaded', createReviews(9, 6), createReviews(10, 3), [10, 9, 8, 7, 6, 5, 4]],
  ['no document of the window could be read', createReviews(9, 2), [], [9, 8]],
])('what a full window shows when %s', (_, known, items, expected) => {
  expect(ids(mergeReviews(known, { items, hasMore: true }))).toEqual(expected);
});

test('a window that is not full is all there is', () => {
  const known = createReviews(9, 6);
  expect(ids(mergeReviews(known, { items: createReviews(2, 2), hasMore: false }))).toEqual([2, 1]);
});

const late = createReview({ id: 5 });
const around = [createReview({ id: 9 }), createReview({ id: 2 })] as const;

test.each([
  ['the same list', createReviews(24, 24), createReviews(24, 24), []],
  ['one on top', createReviews(24, 24), createReviews(25, 24), [25]],
  ['several at once', createReviews(24, 24), createReviews(27, 24), [27, 26, 25]],
  ['the first of all', [], createReviews(1, 1), [1]],
  ['one removed, and an older one in its place', createReviews(30, 3), createReviews(29, 3), []],
  ['all removed', createReviews(3, 3), [], []],
  ['one with a lower number of the same day', around, [around[0], late, around[1]], [5]],
])('what is new in a list: %s', (_, before, now, expected) => {
  expect(ids(findNew(before, now))).toEqual(expected);
});

import type { Review } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { findNew } from '../../src/features/reviews/find-new.ts';
import { createReview, createReviews } from '../reviews.ts';

const names = (reviews: readonly Review[]) => reviews.map(({ documentName }) => documentName);

const [newest, late, oldest] = [createReview({}, 9), createReview({}, 5), createReview({}, 2)];

test.each([
  ['no change', createReviews(24, 24), createReviews(24, 24), []],
  ['one new review at the top', createReviews(24, 24), createReviews(25, 24), ['25']],
  ['three new ones at the top', createReviews(24, 24), createReviews(27, 24), ['27', '26', '25']],
  ['a first review in an empty list', [], createReviews(1, 1), ['1']],
  ['the newest removed, an older one at the end', createReviews(30, 3), createReviews(29, 3), []],
  ['older ones at the end', createReviews(30, 3), createReviews(30, 9), []],
  ['all removed', createReviews(3, 3), [], []],
  ['all removed, and older ones in their place', createReviews(30, 3), createReviews(27, 3), []],
  ['one new review between two of the same day', [newest, oldest], [newest, late, oldest], ['5']],
])('findNew returns only the new reviews after this change: %s', (_, before, now, expected) => {
  expect(names(findNew(before, now))).toEqual(expected);
});

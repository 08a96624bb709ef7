import type { Review } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { addArrivals, findNew, startArrivals } from '../../src/features/reviews/use-arrivals.ts';
import { createReview, createReviews } from '../reviews.ts';

const names = (reviews: readonly Review[]) => reviews.map(({ documentName }) => documentName);

const batch = (items: readonly Review[], limit = 24) => ({
  items,
  limit,
  documents: items.length,
});

test('the reviews that are new since the first batch are highlighted', () => {
  const first = startArrivals(batch(createReviews(100, 24)));
  const second = addArrivals(first, batch(createReviews(101, 24)));
  expect([...second.highlighted]).toEqual(['101']);
  const without98 = createReviews(103, 100).toSpliced(5, 1);
  const third = addArrivals(second, batch(without98.slice(0, 24)));
  expect([...third.highlighted]).toEqual(['101', '103', '102']);
  const grown = addArrivals(third, batch(without98, 100));
  expect(grown).toMatchObject({ highlighted: third.highlighted, firstOlder: '78' });
  expect(grown.last).toBe(third.last);
});

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

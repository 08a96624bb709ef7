import type { Review } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { findNew, mergeReviews } from '../../src/data/shown-reviews.ts';
import { createReview, createReviews } from '../reviews.ts';

const names = (reviews: readonly Review[]) => reviews.map(({ documentName }) => documentName);

const batch = (items: readonly Review[]) => ({ items, limit: 24, documents: items.length });

test('a batch replaces the shown reviews, and marks the reviews that are new since the first batch', () => {
  const first = mergeReviews(batch(createReviews(100, 24)), null);
  expect(first).toMatchObject({ limit: 24, documents: 24, lastArrivals: [] });
  const second = mergeReviews(batch(createReviews(101, 24)), first);
  expect(names(second.reviews)).toEqual(names(createReviews(101, 24)));
  expect([...second.highlighted]).toEqual(['101']);
  const without98 = createReviews(103, 100).toSpliced(5, 1);
  const third = mergeReviews(batch(without98.slice(0, 24)), second);
  expect([...third.highlighted]).toEqual(['101', '103', '102']);
  const grown = mergeReviews({ ...batch(without98), limit: 100 }, third);
  expect(grown.lastArrivals).toBe(third.lastArrivals);
});

test('a review that a new batch does not change stays the same object', () => {
  const first = mergeReviews(batch(createReviews(3, 3)), null);
  const edited = createReviews(3, 3).with(1, createReview({ review: 'Anders.' }, 2));
  const second = mergeReviews(batch(edited), first);
  expect(second.reviews[0]).toBe(first.reviews[0]);
  expect(second.reviews[1]?.review).toBe('Anders.');
});

test('the summary of an earlier batch stays when a new batch has none', () => {
  const summary = { count: 37, average: 4.8 };
  const shown = mergeReviews({ ...batch([]), summary }, null);
  expect(mergeReviews({ ...batch([]), summary: null }, shown).summary).toEqual(summary);
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

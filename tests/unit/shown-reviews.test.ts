import type { Review } from 'shared/review.ts';
import { expect, test } from 'vitest';
import {
  addOlder,
  askForOlder,
  findNew,
  mergeReviews,
  type ShownReviews,
} from '../../src/data/shown-reviews.ts';
import { createReview, createReviews } from '../reviews.ts';

const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

/** A window of the newest, of which there are more. */
const newest = (highest: number, count = 24) => ({
  items: createReviews(highest, count),
  hasMore: true,
});

/** The window from 100 on, and older ones after it. */
function showOlder(count: number): ShownReviews {
  const shown = askForOlder(mergeReviews(newest(100), null));
  return addOlder(shown, createReview({ id: 77 }), newest(76, count));
}

test('as many are shown as were asked for, and more are left when one is pushed out', () => {
  const window = mergeReviews({ items: createReviews(24, 24), hasMore: false }, null);
  const shown = mergeReviews(newest(26), window);
  expect(ids(shown.reviews)).toEqual(ids(createReviews(26, 24)));
  expect(shown.hasMore).toBe(true);
  const older = showOlder(24);
  expect(ids(older.reviews)).toEqual(ids(createReviews(100, 48)));
  expect(ids(mergeReviews(newest(103), older).reviews)).toEqual(ids(createReviews(103, 48)));
});

test('what is pushed out while older ones come stays, and so does what came after it', () => {
  const asked = askForOlder(mergeReviews(newest(100), null));
  const shown = addOlder(
    mergeReviews(newest(105), asked),
    createReview({ id: 77 }),
    newest(76, 19),
  );
  expect(ids(shown.reviews)).toEqual(ids(createReviews(105, 48)));
});

test('a removed one goes, and the others stay', () => {
  const { reviews, hasMore, arrived } = mergeReviews(
    { items: newest(100, 25).items.toSpliced(3, 1), hasMore: true },
    showOlder(24),
  );
  expect(ids(reviews)).toEqual(ids(createReviews(100, 48).toSpliced(3, 1)));
  expect(hasMore).toBe(true);
  expect(arrived).toEqual([]);
});

test('where more came than the window holds, the list begins anew: some in between are not known', () => {
  const shown = mergeReviews(newest(200), showOlder(10));
  expect(ids(shown.reviews)).toEqual(ids(createReviews(200, 24)));
  expect(shown.hasMore).toBe(true);
  expect(shown.arrived).toHaveLength(24);
  expect(addOlder(shown, createReview({ id: 67 }), newest(66))).toBe(shown);
});

test.each([
  ['a window that is not full is all there is', createReviews(2, 2), false, [2, 1]],
  ['where none of the window can be read, the others stay', [], true, ids(createReviews(100, 34))],
])('%s', (_, items, hasMore, expected) => {
  expect(ids(mergeReviews({ items, hasMore }, showOlder(10)).reviews)).toEqual(expected);
});

test('the count stays while it is not known anew', () => {
  const summary = { count: 37, average: 4.8 };
  const shown = mergeReviews({ ...newest(100), summary }, null);
  expect(mergeReviews({ ...newest(101), summary: null }, shown).summary).toEqual(summary);
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

import { expect, test } from 'vitest';
import { describeNew, findNew } from '../../src/features/reviews/review-news.ts';
import { createReview, createReviews } from '../reviews.ts';

test.each([
  ['the same list', createReviews(24, 24), createReviews(24, 24), []],
  ['one on top', createReviews(24, 24), createReviews(25, 24), ['25']],
  ['several at once', createReviews(24, 24), createReviews(27, 24), ['27', '26', '25']],
  ['the first of all', [], createReviews(1, 1), ['1']],
  [
    'one taken away, and an older one in its place',
    createReviews(30, 24),
    createReviews(29, 24),
    [],
  ],
  ['all taken away', createReviews(3, 3), [], []],
])('%s', (_, before, now, keys) => {
  expect(findNew(before, now).map(({ key }) => key)).toEqual(keys);
});

test('one that got a lower number of the same day is new all the same', () => {
  const before = [createReview({ id: 9 }), createReview({ id: 2 })];
  const late = createReview({ id: 5 });
  expect(findNew(before, [createReview({ id: 9 }), late, createReview({ id: 2 })])).toEqual([late]);
});

test('what is said of them', () => {
  expect(describeNew([])).toBe('');
  expect(describeNew([createReview({ name: 'Anouk' })])).toBe('Nieuwe recensie van Anouk');
  expect(describeNew(createReviews(3, 3))).toBe('3 nieuwe recensies');
});

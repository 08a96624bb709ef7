import { expect, test } from 'vitest';
import { findGap } from '../../src/data/firestore/store-review.ts';

test.each([
  ['nothing held', 4, [], { free: 4, certain: false }],
  ['the number itself is free', 4, [5, 6], { free: 4, certain: true }],
  ['a gap after two', 4, [4, 5, 7], { free: 6, certain: true }],
  ['all held', 4, [4, 5, 6], { free: 7, certain: false }],
  ['the same number twice, from the old site', 4, [4, 4, 5], { free: 6, certain: false }],
  ['a number that is not whole', 4, [4.5, 5], { free: 4, certain: true }],
  ['an id that is no number', 4, [4, 'x', 5], { free: 6, certain: false }],
])('the first free number: %s', (_, from, ids, expected) => {
  expect(findGap(from, ids)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { nameReview } from '../../src/data/name-review.ts';
import { createNewReview } from '../reviews.ts';

test('a review has the same document name at each try, even after midnight, until its stars change', () => {
  let made = 0;
  const create = () => `name-${++made}`;
  const review = createNewReview({ date: '2026/11/20' });
  expect(nameReview(review, create)).toBe('name-1');
  expect(nameReview({ ...review, date: '2026/11/21' }, create)).toBe('name-1');
  expect(nameReview({ ...review, stars: 4 }, create)).toBe('name-2');
});

import { expect, test } from 'vitest';
import { nameReview } from '../../src/data/name-review.ts';
import { createNewReview } from '../reviews.ts';

test('a review has the same document name at each try, even after midnight, until it is edited', () => {
  let made = 0;
  const create = () => `name-${++made}`;
  const review = createNewReview({ date: '2026/11/20' });
  expect(nameReview(review, create)).toBe('name-1');
  expect(nameReview({ ...review, date: '2026/11/21' }, create)).toBe('name-1');
  expect(nameReview({ ...review, stars: 4 }, create)).toBe('name-2');
  expect(nameReview({ ...review, review: 'Anders.' }, create)).toBe('name-3');
  expect(nameReview({ ...review, name: 'Anders' }, create)).toBe('name-4');
  const withNewField = { ...review, cat: 'Minoes' };
  expect(nameReview(withNewField, create)).toBe('name-5');
});

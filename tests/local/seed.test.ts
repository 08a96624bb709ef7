import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import { createSeed } from '../../scripts/local/seed.ts';
import { readPhoto } from '../../src/data/photo.ts';
import { readReview } from '../../src/data/review.ts';

const documents = Object.entries(createSeed('2026/11/20'));
const reviews = documents.filter(([path]) => path.startsWith('reviews/'));
const photos = documents.filter(([path]) => path.startsWith('photos/'));

test('30 reviews are numbered from the oldest on, over two years', () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(reviews.map(([path, { id }]) => [path, id])).toEqual(
    numbers.map((number) => [`reviews/${number}`, number]),
  );
  const dates = reviews.map(([, { date }]) => date);
  expect(dates).toEqual(dates.toSorted());
  expect([dates[0], dates.at(-1)]).toEqual(['2024/11/21', '2026/11/14']);
});

test('every first review is one that a visitor could have sent', () => {
  for (const [key, { id, ...review }] of reviews) {
    const noon = new Date(`${String(review.date).replaceAll('/', '-')}T12:00:00Z`);
    expect(checkNewReview(review, noon)).toEqual(review);
    expect(readReview(key, { id, ...review })).not.toBeNull();
  }
});

test('every first photo lies in the album and says what it shows', () => {
  expect(photos).toHaveLength(18);
  for (const [key, fields] of photos) {
    const photo = readPhoto(key, fields);
    expect(photo).toEqual({ key, ...fields });
    expect(photo?.alt.length).toBeGreaterThan(10);
    expect(existsSync(`public/fotos/album/${photo?.src}`)).toBe(true);
  }
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import { createSeedReviews, seedPhotos } from '../../scripts/local/seed.ts';
import { readPhoto } from '../../src/data/photo.ts';
import { readReview } from '../../src/data/review.ts';

const reviews = createSeedReviews('2026/11/20');

test('30 reviews are numbered from the oldest on, over two years', () => {
  expect(reviews.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const dates = reviews.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect([dates[0], dates.at(-1)]).toEqual(['2024/11/21', '2026/11/14']);
});

test('every first review is one that a visitor could have sent', () => {
  for (const { id, ...review } of reviews) {
    const noon = new Date(`${review.date.replaceAll('/', '-')}T12:00:00Z`);
    expect(checkNewReview(review, noon)).toEqual(review);
    expect(readReview(String(id), { id, ...review })).not.toBeNull();
  }
});

test('every first photo lies in the album and says what it shows', () => {
  expect(seedPhotos).toHaveLength(18);
  for (const photo of seedPhotos) {
    expect(readPhoto('foto', photo)).toEqual({ key: 'foto', ...photo });
    expect(photo.alt.length).toBeGreaterThan(10);
    expect(existsSync(`public/fotos/album/${photo.src}`)).toBe(true);
  }
});

import { existsSync } from 'node:fs';
import { readPhoto } from 'shared/photo.ts';
import { readReview } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import { createSeed } from '../../scripts/local/seed.ts';

const documents = Object.entries(createSeed('2026/11/20'));
const reviews = documents.filter(([path]) => path.startsWith('reviews/'));
const photos = documents.filter(([path]) => path.startsWith('photos/'));

test('every first review is one that a visitor could have sent', () => {
  for (const [name, { id, ...review }] of reviews) {
    const noon = new Date(`${String(review.date).replaceAll('/', '-')}T12:00:00Z`);
    expect(checkNewReview(review, noon)).toEqual(review);
    expect(readReview(name, { id, ...review })).not.toBeNull();
  }
});

test('every first photo lies in the album and says what it shows', () => {
  expect(photos).toHaveLength(18);
  for (const [name, fields] of photos) {
    const photo = readPhoto(name, fields);
    expect(photo).toEqual({ documentName: name, ...fields });
    expect(photo?.alt.length).toBeGreaterThan(10);
    expect(existsSync(`public/fotos/album/${photo?.src}`)).toBe(true);
  }
});

// What the database holds at a first start; the names of the reviews are made up.
import { format, parse, subDays } from 'date-fns';
import type { Review, Stars } from '../../src/data/review.ts';
import photos from './seed-photos.json' with { type: 'json' };
import reviews from './seed-reviews.json' with { type: 'json' };

export type StoredReview = Omit<Review, 'key'>;
export type StoredPhoto = { src: string; alt: string };

export const seedPhotos: readonly StoredPhoto[] = photos;

export function createSeedReviews(today: string): StoredReview[] {
  const newestDay = parse(today, 'yyyy/MM/dd', new Date(0));
  return reviews.map(({ daysAgo, name, stars, review }, index) => ({
    id: index + 1,
    name,
    review,
    stars: stars as Stars, // tests/local/seed.test.ts looks at each
    date: format(subDays(newestDay, daysAgo), 'yyyy/MM/dd'),
  }));
}

import type { Page } from '../../data/backend.ts';
import { compareReviews, type Review } from '../../data/review.ts';

/** A review that a newer one pushed out of the live window stays; one that was deleted from it goes. */
export function mergeReviews(known: readonly Review[], newest: Page<Review>): readonly Review[] {
  const last = newest.items.at(-1);
  if (!newest.hasMore) return newest.items;
  return [...newest.items, ...known.filter((review) => !last || compareReviews(last, review) < 0)];
}

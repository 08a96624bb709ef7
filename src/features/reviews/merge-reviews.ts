import { compareReviews, type Review } from '../../backend/review.ts';

/**
 * What is shown: the live window of newest reviews, and after it the known older ones. A review
 * that a newer one pushed out of a full window stays; one that was deleted from it goes.
 */
export function mergeReviews(
  known: readonly Review[],
  newest: readonly Review[],
  windowSize: number,
): readonly Review[] {
  const last = newest.at(-1);
  if (!last || newest.length < windowSize) return newest;
  return [...newest, ...known.filter((review) => compareReviews(last, review) < 0)];
}

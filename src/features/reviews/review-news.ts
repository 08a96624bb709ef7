import { compareReviews, type Review } from '../../data/review.ts';

/** Those that were placed, not those that come into view at the end because a newer one was removed. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  const known = new Set(before.map(({ key }) => key));
  const last = before.at(-1);
  return now.filter(
    (review) => !known.has(review.key) && (!last || compareReviews(review, last) < 0),
  );
}

/** What a screen reader says of them; '' when there are none. */
export function describeNew(reviews: readonly Review[]): string {
  const [review, ...others] = reviews;
  if (!review) return '';
  return others.length === 0
    ? `Nieuwe recensie van ${review.name}`
    : `${reviews.length} nieuwe recensies`;
}

import type { Review } from 'shared/review.ts';

/** Returns the reviews that have arrived since the list showed `before`. An unknown review below
 * the last known one is older, not new. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  if (before.length === 0) return now;
  const known = listNames(before);
  return now
    .slice(0, findFirstOlder(before, now))
    .filter(({ documentName }) => !known.has(documentName));
}

/** Returns the index of the review below the last known one, or 0. */
export function findFirstOlder(before: readonly Review[], now: readonly Review[]): number {
  const known = listNames(before);
  return now.findLastIndex(({ documentName }) => known.has(documentName)) + 1;
}

function listNames(reviews: readonly Review[]): ReadonlySet<string> {
  return new Set(reviews.map(({ documentName }) => documentName));
}

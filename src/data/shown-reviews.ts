import type { Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import type { Batch } from './backend.ts';

export type ShownReviews = {
  reviews: readonly Review[];
  limit: number;
  documents: number;
  summary: ReviewSummary | null;
  lastArrivals: readonly Review[];
  highlighted: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

export function mergeReviews(batch: Batch<Review>, known: ShownReviews | null): ShownReviews {
  const { limit, documents } = batch;
  const reviews = keepUnchanged(batch.items, known?.reviews ?? []);
  const arrivals = known ? findNew(known.reviews, reviews) : [];
  return {
    reviews,
    limit,
    documents,
    summary: batch.summary ?? known?.summary ?? null,
    lastArrivals: arrivals.length > 0 ? arrivals : (known?.lastArrivals ?? []),
    highlighted: new Set([
      ...(known?.highlighted ?? none),
      ...arrivals.map(({ documentName }) => documentName),
    ]),
  };
}

/** Keeps the objects of unchanged reviews, so that React does not render their cards again. */
function keepUnchanged(now: readonly Review[], before: readonly Review[]): readonly Review[] {
  const known = new Map(before.map((review) => [JSON.stringify(review), review]));
  return now.map((review) => known.get(JSON.stringify(review)) ?? review);
}

export function clearHighlights(shown: ShownReviews): ShownReviews {
  return { ...shown, highlighted: none };
}

/** Returns the new reviews. An unknown review below the last known one is older, not new. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  if (before.length === 0) return now;
  const known = new Set(before.map(({ documentName }) => documentName));
  const isKnown = ({ documentName }: Review) => known.has(documentName);
  const end = Math.max(0, now.findLastIndex(isKnown));
  return now.slice(0, end).filter((review) => !isKnown(review));
}

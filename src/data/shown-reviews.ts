// The list of reviews on the page, and the reviews that arrived while it was shown.
import type { Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import type { Batch } from './backend.ts';

export type ShownReviews = {
  reviews: readonly Review[];
  limit: number;
  documents: number; // with those that have nothing to show
  summary: ReviewSummary | null;
  lastArrivals: readonly Review[]; // of the last change that brought any
  highlighted: ReadonlySet<string>; // document names, until the visitor has seen them
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

/** The same objects for reviews that did not change, so that their cards are not drawn again. */
function keepUnchanged(now: readonly Review[], before: readonly Review[]): readonly Review[] {
  const known = new Map(before.map((review) => [JSON.stringify(review), review]));
  return now.map((review) => known.get(JSON.stringify(review)) ?? review);
}

export function clearHighlights(shown: ShownReviews): ShownReviews {
  return { ...shown, highlighted: none };
}

/** Reviews above a known one. If no known one is left, they were removed, and all are older. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  if (before.length === 0) return now;
  const known = new Set(before.map(({ documentName }) => documentName));
  const isKnown = ({ documentName }: Review) => known.has(documentName);
  const end = Math.max(0, now.findLastIndex(isKnown));
  return now.slice(0, end).filter((review) => !isKnown(review));
}

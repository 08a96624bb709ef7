// The live window of the newest reviews, and the older ones that were asked for.
import { compareReviews, type Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { type Batch, reviewsPerBatch } from './backend.ts';

export type ShownReviews = {
  reviews: readonly Review[];
  hasMore: boolean;
  summary: ReviewSummary | null;
  asked: number; // at most so many are shown
  arrived: readonly Review[]; // the last that came by themselves
  marked: ReadonlySet<string>; // the document names of all that came, until they are seen
};

const none: ReadonlySet<string> = new Set();

export function mergeReviews(newest: Batch<Review>, known: ShownReviews | null): ShownReviews {
  const { items, hasMore } = newest;
  const summary = newest.summary ?? known?.summary ?? null;
  const first = { reviews: items, hasMore, summary, asked: reviewsPerBatch };
  if (!known) return { ...first, arrived: [], marked: none };

  const arrived = findNew(known.reviews, items);
  const news = {
    arrived: arrived.length > 0 ? arrived : known.arrived,
    marked: new Set([...known.marked, ...arrived.map(({ documentName }) => documentName)]),
  };
  // More came than the window holds: nobody knows what lies between it and the rest.
  const hasGap = arrived.length > 0 && arrived.length === items.length;
  if (!hasMore || hasGap) return { ...first, ...news };

  const last = items.at(-1);
  const isOlder = (review: Review) => !last || compareReviews(last, review) < 0;
  const all = [...items, ...known.reviews.filter(isOlder)];
  const reviews = all.slice(0, known.asked);
  return {
    ...known,
    ...news,
    reviews,
    summary,
    hasMore: known.hasMore || reviews.length < all.length,
  };
}

export function askForOlder(shown: ShownReviews): ShownReviews {
  return { ...shown, asked: shown.asked + reviewsPerBatch };
}

/** `older` goes on after that review; where the list no longer ends with it, it is of no use. */
export function addOlder(
  shown: ShownReviews,
  after: Review,
  { items, hasMore }: Batch<Review>,
): ShownReviews {
  if (shown.reviews.at(-1)?.documentName !== after.documentName) return shown;
  return { ...shown, reviews: [...shown.reviews, ...items], hasMore };
}

export function dropMarks(shown: ShownReviews): ShownReviews {
  return { ...shown, marked: none };
}

/** Those that were placed, not those that come into view at the end because a newer one was removed. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  const known = new Set(before.map(({ documentName }) => documentName));
  const last = before.at(-1);
  return now.filter(
    (review) => !known.has(review.documentName) && (!last || compareReviews(review, last) < 0),
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Page, reviewsPerPage } from '../../data/backend.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { compareReviews, type Review, readReview } from '../../data/review.ts';
import { readSession, writeSession } from '../../session-storage.ts';
import { findNew } from './use-arrivals.ts';

export type ReviewPages = {
  reviews: readonly Review[];
  hasMore: boolean;
  status: 'waiting' | 'loading' | 'failed';
  /** Resolves when they are in the page, or cannot be had. */
  loadMore: () => Promise<void>;
  /** How many came by themselves and are not shown: so many at once would push away what the visitor reads. */
  waiting: number;
  showWaiting: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The live newest reviews, and the older ones, which are there again after a reload. */
export function useReviewPages(newest: Page<Review>): ReviewPages {
  const backend = useBackend();
  const [seen, setSeen] = useState(newest);
  const [{ items: older, hasMore }, setKnown] = useState(() => recallPages(newest) ?? newest);
  const [status, setStatus] = useState<ReviewPages['status']>('waiting');

  const [arrived, setArrived] = useState(none);
  const isHeld = arrived.size >= reviewsPerPage;

  // Reviews that leave the live window are kept, until a page of others came by itself: then the list waits.
  if (seen !== newest) {
    setSeen(newest);
    const isEmpty = older.length === 0; // then nothing is read that they would push away
    const all = isEmpty ? none : addArrivals(arrived, seen.items, newest.items);
    setArrived(all);
    if (all.size < reviewsPerPage) setKnown({ items: mergeReviews(older, newest), hasMore });
  }
  const reviews = isHeld ? older : mergeReviews(older, newest);

  async function loadMore() {
    const last = reviews.at(-1);
    if (!last || status === 'loading') return;
    setStatus('loading');
    try {
      const page = await backend.readOlderReviews(last);
      keepPages({ items: [...reviews, ...page.items], hasMore: page.hasMore });
      flushSync(() => {
        setKnown((known) => ({ items: [...known.items, ...page.items], hasMore: page.hasMore }));
        setStatus('waiting');
      });
    } catch {
      setStatus('failed');
    }
  }

  function showWaiting() {
    setArrived(none);
    setKnown(newest);
  }

  return { reviews, hasMore, status, loadMore, waiting: isHeld ? arrived.size : 0, showWaiting };
}

/** A review that a newer one pushed out of the live window stays; one that was deleted from it goes. */
export function mergeReviews(known: readonly Review[], newest: Page<Review>): readonly Review[] {
  const last = newest.items.at(-1);
  if (!newest.hasMore) return newest.items;
  return [...newest.items, ...known.filter((review) => !last || compareReviews(last, review) < 0)];
}

/** The keys of all that came, or none once they are all gone again. */
function addArrivals(
  arrived: ReadonlySet<string>,
  before: readonly Review[],
  now: readonly Review[],
): ReadonlySet<string> {
  const keys = findNew(before, now).map(({ key }) => key);
  const stay = keys.length > 0 || now.some(({ key }) => arrived.has(key));
  return stay ? new Set([...arrived, ...keys]) : none;
}

const key = 'reviews';

/** Milliseconds. They are not live: what the owner removed since must not stay for long. */
const keepFor = 1_800_000;

function keepPages(pages: Page<Review>): void {
  writeSession(key, { ...pages, at: Date.now() });
}

/** Null when there are none, or when they do not go on where the newest reviews end. */
function recallPages(newest: Page<Review>): Page<Review> | null {
  const kept = readSession(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const { items, hasMore, at } = kept as Partial<Record<string, unknown>>; // keys only
  if (!Array.isArray(items) || Math.abs(Date.now() - Number(at)) > keepFor) return null;
  const reviews = items.flatMap((item) => readReview(String(item?.key), { ...item }) ?? []);
  const last = newest.items.at(-1);
  if (!reviews.some(({ key }) => key === last?.key)) return null;
  return { items: reviews, hasMore: hasMore === true };
}

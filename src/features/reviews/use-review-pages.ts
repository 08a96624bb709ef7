import { useState } from 'react';
import type { Page } from '../../data/backend.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { type Review, readReview } from '../../data/review.ts';
import { readSession, writeSession } from '../../session-storage.ts';
import { mergeReviews } from './merge-reviews.ts';

export type ReviewPages = {
  reviews: readonly Review[];
  hasMore: boolean;
  status: 'waiting' | 'loading' | 'failed';
  loadMore: () => Promise<void>;
};

/** The live newest reviews, and the older ones, which are there again after a reload. */
export function useReviewPages(newest: Page<Review>): ReviewPages {
  const backend = useBackend();
  const [seen, setSeen] = useState(newest);
  const [{ items: older, hasMore }, setKnown] = useState(() => recallPages(newest) ?? newest);
  const [status, setStatus] = useState<ReviewPages['status']>('waiting');

  // Reviews that leave the live window are kept, so the list only ever grows at its end.
  if (seen !== newest) {
    setSeen(newest);
    setKnown({ items: mergeReviews(older, newest), hasMore });
  }
  const reviews = mergeReviews(older, newest);

  async function loadMore() {
    const last = reviews.at(-1);
    if (!last || status === 'loading') return;
    setStatus('loading');
    try {
      const page = await backend.readOlderReviews(last);
      setKnown((known) => ({ items: [...known.items, ...page.items], hasMore: page.hasMore }));
      keepPages({ items: [...reviews, ...page.items], hasMore: page.hasMore });
      setStatus('waiting');
    } catch {
      setStatus('failed');
    }
  }

  return { reviews, hasMore, status, loadMore };
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

import { useState } from 'react';
import type { Page } from '../../backend/backend.ts';
import { useConnection } from '../../backend/connection.ts';
import type { Review } from '../../backend/review.ts';
import { mergeReviews } from './merge-reviews.ts';

export type ReviewPages = {
  reviews: readonly Review[];
  /** Whether there may be older ones. */
  hasMore: boolean;
  status: 'waiting' | 'loading' | 'failed';
  loadMore: () => Promise<void>;
};

/** The live newest reviews, and the older ones that the visitor asked for. */
export function useReviewPages(newest: Page<Review>): ReviewPages {
  const { backend } = useConnection();
  const [seen, setSeen] = useState(newest);
  const [older, setOlder] = useState(newest.items);
  const [hasMore, setHasMore] = useState(newest.hasMore);
  const [status, setStatus] = useState<ReviewPages['status']>('waiting');

  // Reviews that leave the live window are kept, so the list only ever grows at its end.
  if (seen !== newest) {
    setSeen(newest);
    setOlder(mergeReviews(older, newest));
  }
  const reviews = mergeReviews(older, newest);

  async function loadMore() {
    const last = reviews.at(-1);
    if (!last || status === 'loading') return;
    setStatus('loading');
    try {
      const page = await backend.readOlderReviews(last);
      setOlder((known) => [...known, ...page.items]);
      setHasMore(page.hasMore);
      setStatus('waiting');
    } catch {
      setStatus('failed');
    }
  }

  return { reviews, hasMore, status, loadMore };
}

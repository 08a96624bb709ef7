import { useState } from 'react';
import { reviewsPerPage } from '../../backend/backend.ts';
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
export function useReviewPages(newest: readonly Review[]): ReviewPages {
  const { backend } = useConnection();
  const [seen, setSeen] = useState(newest);
  const [older, setOlder] = useState<readonly Review[]>(newest);
  const [lastPage, setLastPage] = useState(newest.length);
  const [status, setStatus] = useState<ReviewPages['status']>('waiting');

  // Reviews that leave the live window are kept, so the list only ever grows at its end.
  if (seen !== newest) {
    setSeen(newest);
    setOlder(mergeReviews(older, newest, reviewsPerPage));
  }
  const reviews = mergeReviews(older, newest, reviewsPerPage);

  async function loadMore() {
    const last = reviews.at(-1);
    if (!last || status === 'loading') return;
    setStatus('loading');
    try {
      const page = await backend.readOlderReviews(last);
      setOlder((known) => [...known, ...page]);
      setLastPage(page.length);
      setStatus('waiting');
    } catch {
      setStatus('failed');
    }
  }

  return { reviews, hasMore: lastPage >= reviewsPerPage, status, loadMore };
}

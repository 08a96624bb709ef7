import { useState } from 'react';
import type { Review } from '../../data/review.ts';
import { describeNew, findNew } from './review-news.ts';

/** What arrived while the visitor reads. The key changes, or the same words twice would not be read out. */
export function useReviewNews(newest: readonly Review[]): { key: string; text: string } {
  const [seen, setSeen] = useState(newest);
  const [news, setNews] = useState({ key: '', text: '' });

  if (seen !== newest) {
    setSeen(newest);
    const arrived = findNew(seen, newest);
    if (arrived[0]) setNews({ key: arrived[0].key, text: describeNew(arrived) });
  }
  return news;
}

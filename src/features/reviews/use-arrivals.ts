import { useEffect, useState } from 'react';
import type { Review } from '../../data/review.ts';
import { findNew } from './review-news.ts';

const none: ReadonlySet<string> = new Set();

/** Milliseconds that a card is marked while somebody can see it. */
export const markFor = 60_000;

/** The keys of the reviews that came by themselves while the list was open, for a while each. */
export function useArrivals(newest: readonly Review[]): ReadonlySet<string> {
  const [previous, setPrevious] = useState(newest);
  const [arrived, setArrived] = useState(none);

  if (previous !== newest) {
    setPrevious(newest);
    const keys = findNew(previous, newest).map(({ key }) => key);
    if (keys.length > 0) setArrived(new Set([...arrived, ...keys]));
  }

  useEffect(() => {
    if (arrived.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Time only counts while the page is looked at: a tablet that slept still shows what came.
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(setArrived, markFor, none);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [arrived]);

  return arrived;
}

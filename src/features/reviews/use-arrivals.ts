import { useEffect, useState } from 'react';
import { compareReviews, type Review } from '../../backend/review.ts';

const none: ReadonlySet<string> = new Set();

/** Milliseconds that a card is marked while somebody can see it. */
export const markFor = 60_000;

/** The keys of the reviews that came by themselves while the list was open, for a while each. */
export function useArrivals(newest: readonly Review[]): ReadonlySet<string> {
  const [previous, setPrevious] = useState(newest);
  const [arrived, setArrived] = useState(none);

  if (previous !== newest) {
    setPrevious(newest);
    const keys = findArrivals(previous, newest);
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

/** Not the older ones that move up when a review is removed. */
export function findArrivals(previous: readonly Review[], newest: readonly Review[]): string[] {
  const known = new Set(previous.map(({ key }) => key));
  const last = previous.at(-1);
  return newest
    .filter((review) => !known.has(review.key) && (!last || compareReviews(review, last) < 0))
    .map(({ key }) => key);
}

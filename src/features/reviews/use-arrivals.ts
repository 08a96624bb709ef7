import { useEffect, useRef, useState } from 'react';
import { compareReviews, type Review } from '../../data/review.ts';

const none: ReadonlySet<string> = new Set();

/** Milliseconds that a card is marked while somebody can see it. */
export const markFor = 60_000;

type Arrivals = {
  /** The last that came. */
  latest: readonly Review[];
  /** The keys of all that came, for a while each. */
  marked: ReadonlySet<string>;
};

/** Reviews that came by themselves while the list was open. The tab's title counts them while nobody looks. */
export function useArrivals(newest: readonly Review[]): Arrivals {
  const [previous, setPrevious] = useState(newest);
  const [latest, setLatest] = useState<readonly Review[]>([]);
  const [marked, setMarked] = useState(none);
  const seen = useRef(none);

  if (previous !== newest) {
    setPrevious(newest);
    const arrived = findNew(previous, newest);
    if (arrived.length > 0) {
      setLatest(arrived);
      setMarked(new Set([...marked, ...arrived.map(({ key }) => key)]));
    }
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        seen.current = marked;
        // Time only counts while the page is looked at: a tablet that slept still shows what came.
        if (marked.size > 0) timer = setTimeout(setMarked, markFor, none);
      }
      countInTitle([...marked].filter((key) => !seen.current.has(key)).length);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      countInTitle(0);
    };
  }, [marked]);

  return { latest, marked };
}

/** '(2) Trimsalon ...' */
function countInTitle(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, '');
  document.title = count > 0 ? `(${count}) ${plain}` : plain;
}

/** Those that were placed, not those that come into view at the end because a newer one was removed. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  const known = new Set(before.map(({ key }) => key));
  const last = before.at(-1);
  return now.filter(
    (review) => !known.has(review.key) && (!last || compareReviews(review, last) < 0),
  );
}

/** What a screen reader says of them; '' when there are none. */
export function describeNew(reviews: readonly Review[]): string {
  const [review, ...others] = reviews;
  if (!review) return '';
  return others.length === 0
    ? `Nieuwe recensie van ${review.name}`
    : `${reviews.length} nieuwe recensies`;
}

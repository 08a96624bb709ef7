import { useEffect } from 'react';
import { useSources } from '../../data/backend-context.tsx';
import { clearHighlights } from '../../data/shown-reviews.ts';

/** Milliseconds that a card is marked while somebody can see it: a tablet that slept still shows what came. */
export const highlightTime = 60_000;

/** Takes the marks away once they have been in view for so long. */
export function useTimedHighlights(marked: ReadonlySet<string>) {
  const list = useSources().reviews;

  useEffect(() => {
    if (marked.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => list.update(clearHighlights), highlightTime);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [marked, list]);
}

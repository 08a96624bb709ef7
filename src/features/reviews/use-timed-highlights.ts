import { useEffect } from 'react';
import { useSources } from '../../data/backend-context.tsx';
import { clearHighlights } from '../../data/shown-reviews.ts';

/** Milliseconds. The timer only runs in a visible tab, so that visitors see the highlights. */
export const highlightTime = 60_000;

export function useTimedHighlights(marked: ReadonlySet<string>) {
  const list = useSources().reviews;

  useEffect(() => {
    if (marked.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => list.update(clearHighlights), highlightTime);
      }
    };
    restartTimer();
    document.addEventListener('visibilitychange', restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restartTimer);
    };
  }, [marked, list]);
}

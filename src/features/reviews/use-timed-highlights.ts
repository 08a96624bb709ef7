import { useEffect } from 'react';
import { useSources } from '../../data/backend-context.tsx';
import { clearHighlights } from '../../data/shown-reviews.ts';

/** Milliseconds in view: what arrives while a tablet sleeps is highlighted when it wakes up. */
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

import { type RefObject, useEffect, useRef } from 'react';
import type { ReviewPages } from './use-review-pages.ts';

/** Loads more, and puts the keyboard at the first review that was not there yet. */
export function useShowMore(
  { reviews, loadMore }: ReviewPages,
  list: RefObject<HTMLElement | null>,
): () => void {
  const lastShown = useRef<string | null>(null);

  useEffect(() => {
    const place = reviews.findIndex(({ key }) => key === lastShown.current) + 1;
    if (place === 0 || place === reviews.length) return;
    lastShown.current = null;
    list.current?.children[place]?.querySelector('article')?.focus({ preventScroll: true });
  }, [reviews, list]);

  return () => {
    lastShown.current = reviews.at(-1)?.key ?? null;
    void loadMore();
  };
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Review } from '../../data/review.ts';
import { readNavigationType } from '../../navigation-type.ts';
import { readSession, removeSession, writeSession } from '../../session-storage.ts';

const key = 'reviews-place';

/** After a reload the visitor is at the same card: the browser looks for the place before the list is there. */
export function usePlaceAfterReload(
  list: RefObject<HTMLElement | null>,
  reviews: readonly Review[],
): void {
  const keepPlace = useEffectEvent(() => {
    const tops = [...(list.current?.children ?? [])].map((card) => card.getBoundingClientRect());
    const index = tops.findIndex(({ bottom }) => bottom > 0);
    writeSession(key, { card: reviews[index]?.key, top: tops[index]?.top });
  });
  const findCard = useEffectEvent((card: unknown) => {
    return list.current?.children[reviews.findIndex((review) => review.key === card)];
  });

  useLayoutEffect(() => {
    const kept = readSession(key);
    removeSession(key);
    const isReturn = ['reload', 'back_forward'].includes(readNavigationType());
    if (isReturn && typeof kept === 'object' && kept !== null) {
      const { card, top } = kept as Partial<Record<string, unknown>>; // keys only
      const found = findCard(card);
      if (found) window.scrollBy(0, found.getBoundingClientRect().top - Number(top));
    }
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, []);
}

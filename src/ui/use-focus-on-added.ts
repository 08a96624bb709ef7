import { type RefObject, useEffect, useRef } from 'react';

type Item = { documentName: string };

/** The first `limit` items of a list. */
type Shown = { items: readonly Item[]; limit: number };

/** Takes over the focus of the button "Toon meer", which a larger list replaces. */
export function useFocusOnAdded(list: RefObject<HTMLElement | null>, shown: Shown): void {
  const previous = useRef(shown);

  useEffect(() => {
    const before = previous.current;
    previous.current = shown;
    const element = list.current;
    const hasGrown = shown.limit > before.limit;
    if (!element || !hasGrown || !isFocusLost()) return;
    const targets = element.querySelectorAll<HTMLElement>('article, button'); // one in each item
    const added = findFirstAdded(before.items, shown.items);
    const lastKnown = targets[added - 1];
    const target = targets[added] ?? lastKnown;
    target?.focus({ preventScroll: true });
  }, [list, shown]);
}

/** In Safari a click focuses no button, but an element around it. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused?.matches('body, [tabindex="-1"]:not(article)') ?? false;
}

/** Returns the index of the item below the last known one, or 0. */
function findFirstAdded(before: readonly Item[], now: readonly Item[]): number {
  const known = new Set(before.map(({ documentName }) => documentName));
  const lastKnown = now.findLastIndex(({ documentName }) => known.has(documentName));
  return lastKnown + 1;
}

import { flushSync } from 'react-dom';
import type { WatchText } from 'shared/review-card/review-card.tsx';
import { measureTexts } from './fold.ts';

const setters = new WeakMap<Element, (isLong: boolean) => void>();

/** Gives a text of a card its button if `foldTexts` finds that the text is too long. */
export const watchText: WatchText = (box, setLong) => void setters.set(box, setLong);

/** Measures all texts of a list together: a layout per text would be slow on a phone. */
export function foldTexts(list: Element): void {
  for (const { box, isLong } of measureTexts(list)) setters.get(box)?.(isLong);
}

/** A ref for a list. Folds its texts before they are painted, at each width and text size. A late
 * typeface changes the height of a text, but not of the box that folds it. */
export function watchList(list: Element | null) {
  if (!list) return;
  const fold = () => flushSync(() => foldTexts(list));
  const observer = new ResizeObserver(fold);
  observer.observe(list);
  void document.fonts?.ready.then(fold);
  return () => observer.disconnect();
}

// A password manager, translator or Safari may change a page before hydration: React redraws it.
import { keepTyped } from './forms/draft.ts';

/** Returns a function that restores open answers and focus after a redraw. Forms restore drafts. */
export function keepVisit(root: HTMLElement): () => void {
  keepTyped();
  const page = root.firstElementChild;
  const answers = [...root.querySelectorAll('details')];
  const focused = document.activeElement;
  let isDone = false;

  return () => {
    if (isDone || page?.isConnected) return;
    isDone = true;
    for (const [index, answer] of root.querySelectorAll('details').entries()) {
      answer.open = answers[index]?.open ?? false;
    }
    if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

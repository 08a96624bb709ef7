// If a password manager, translator or Safari changes a page before hydration, React redraws it.
import { keepTyped } from './forms/draft.ts';

/** Keeps drafts. Returns a function that restores open <details> and focus after a redraw. */
export function keepVisit(root: HTMLElement): () => void {
  keepTyped();
  const page = root.firstElementChild;
  const disclosures = [...root.querySelectorAll('details')];
  const focused = document.activeElement;
  let isDone = false;

  return () => {
    if (isDone || page?.isConnected) return;
    isDone = true;
    for (const [index, disclosure] of root.querySelectorAll('details').entries()) {
      disclosure.open = disclosures[index]?.open ?? false;
    }
    if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

// If a password manager, translator or Safari changes a page before hydration, React redraws it.
import { keepTyped } from '../forms/draft.ts';

/** Keeps drafts. The returned function restores open <details> and focus after a redraw. */
export function keepVisit(root: HTMLElement): () => void {
  keepTyped();
  const page = root.firstElementChild;
  const disclosures = [...root.querySelectorAll('details')];
  const focused = document.activeElement;
  const tags = document.head.querySelectorAll('title, title ~ meta, title ~ [rel=canonical]');
  let isDone = false;

  return () => {
    if (isDone || page?.isConnected) return;
    isDone = true;
    // The redraw has added its own tags. React never updates the prerendered ones.
    for (const tag of tags) tag.remove();
    for (const [index, disclosure] of root.querySelectorAll('details').entries()) {
      disclosure.open = disclosures[index]?.open ?? false;
    }
    if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

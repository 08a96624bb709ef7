// The view of a page that is left before the app came to push it. With consent this tab keeps it, and the next page
// that pushes a view pushes it first. Each document counts once: `firstView` (docs/decisions/0016).
import { readSession, removeSession } from '../session-storage.ts';
import { readChoice } from './consent-choice.ts';

export type MissedView = { url: string; title: string };

declare global {
  var firstView: 'kept' | 'pushed' | undefined;
}

const key = 'missed-views';

export function keepMissedView(): void {
  if (globalThis.firstView || readChoice() !== 'granted') return;
  try {
    const view: MissedView = { url: location.href, title: document.title };
    const earlier: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...earlier, view]));
    globalThis.firstView = 'kept';
  } catch {
    // Blocked or full: only this document can still push it, should the visitor come back to it.
  }
}

export function takeMissedViews(): MissedView[] {
  const kept = (readSession(key) ?? []) as MissedView[]; // as keepMissedView wrote them
  forgetMissedViews();
  return readChoice() === 'granted' ? kept : [];
}

export function forgetMissedViews(): void {
  removeSession(key);
}

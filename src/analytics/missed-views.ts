// The view of a page that is left before the app came to push it: this tab keeps it, with consent, and the
// next page that pushes a view pushes it first (docs/decisions/0016).
import { readSession, removeSession } from '../session-storage.ts';
import { readChoice } from './consent-choice.ts';

export type MissedView = { url: string; title: string };

declare global {
  /** What became of the view that this document began with; shared by the boot script and the app. */
  var firstView: 'kept' | 'pushed' | undefined;
}

const key = 'missed-views';

/** On `pagehide`. Back in this document, as the browser had it, its view is still the same one. */
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

/** In the order of the visit, and each once; none when consent was withdrawn since. */
export function takeMissedViews(): MissedView[] {
  const kept = readSession(key);
  forgetMissedViews();
  return readChoice() === 'granted' && Array.isArray(kept) ? kept.filter(isMissedView) : [];
}

export function forgetMissedViews(): void {
  removeSession(key);
}

function isMissedView(value: unknown): value is MissedView {
  const { url, title } = Object(value);
  return typeof title === 'string' && typeof url === 'string' && URL.canParse(url);
}

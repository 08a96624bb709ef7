// Stores whether the visitor allows measuring. The tag manager loads only after consent.
import { loadTagManager, pushConsent } from './analytics.ts';

type ConsentChoice = 'granted' | 'denied';

type State = { choice: ConsentChoice | null; isAsking: boolean };

const listeners = new Set<() => void>();
let state: State = { choice: null, isAsking: false };
let id: string | null = null;

export const consent = {
  getState: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  start(tagManagerId: string) {
    id = tagManagerId;
    pushConsent('default', 'denied');
    const choice = readChoice();
    if (choice) apply(choice);
    change({ choice, isAsking: choice === null });
  },
  ask: () => change({ ...state, isAsking: true }),
  choose(choice: ConsentChoice) {
    storeChoice(choice);
    if (choice !== state.choice) apply(choice);
    change({ choice, isAsking: false });
  },
};

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function apply(choice: ConsentChoice): void {
  pushConsent('update', choice);
  if (choice === 'granted' && id) loadTagManager(id);
  else forgetMeasurements();
}

function forgetMeasurements(): void {
  // Deletes on parent domains too, because Google Analytics may have set its cookies there.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!/^_g(a|id|at)(_|$)/.test(name)) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

const key = 'bezoekmeting';

function readChoice(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return null;
  }
}

function storeChoice(choice: ConsentChoice): void {
  try {
    localStorage.removeItem(key); // a full storage must not keep a consent that was withdrawn
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked or full: the site asks again after a reload.
  }
}

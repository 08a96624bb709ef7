// Whether a visitor lets us measure visits: until then, nothing is fetched from Google.
import { loadTagManager, pushConsent } from './analytics.ts';
import { type ConsentChoice, keepChoice, readChoice } from './consent-choice.ts';
import { forgetMissedViews } from './missed-views.ts';

export type Consent = {
  read: () => { choice: ConsentChoice | null; isAsking: boolean }; // null: not chosen yet
  subscribe: (listener: () => void) => () => void;
  start: (tagManagerId: string) => void;
  ask: () => void;
  choose: (choice: ConsentChoice) => void;
};

export const consent = createConsent();

function createConsent(): Consent {
  const listeners = new Set<() => void>();
  let state: ReturnType<Consent['read']> = { choice: null, isAsking: false };
  let id: string | null = null;

  function change(next: typeof state) {
    state = next;
    for (const listener of listeners) listener();
  }

  function apply(choice: ConsentChoice) {
    pushConsent('update', choice);
    if (choice === 'granted' && id) loadTagManager(id);
    else forgetMeasurements();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(tagManagerId) {
      id = tagManagerId;
      pushConsent('default', 'denied');
      const choice = readChoice();
      if (choice) apply(choice);
      change({ choice, isAsking: choice === null });
    },
    ask: () => change({ ...state, isAsking: true }),
    choose(choice) {
      keepChoice(choice);
      if (choice !== state.choice) apply(choice);
      change({ choice, isAsking: false });
    },
  };
}

/** The views still kept, and the cookies that Google Analytics leaves on the site's own domain, or on one above it. */
function forgetMeasurements(): void {
  forgetMissedViews();
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

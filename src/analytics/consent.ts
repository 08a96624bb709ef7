// Follows the visitor's choice in every tab. The tag manager loads only after consent.
import { loadTagManager, pushConsent, repeatPageView } from './analytics.ts';
import { consentKey, loadChoice } from './consent-choice.ts';

export function followConsent(tagManagerId: string): void {
  let isMeasuring = false;

  function obey() {
    const choice = document.documentElement.dataset.consent;
    if (choice === 'granted' && !isMeasuring) {
      isMeasuring = true;
      pushConsent('update', 'granted');
      repeatPageView(); // a tag drops the view that was pushed before the consent
      loadTagManager(tagManagerId);
    }
    if (choice !== 'denied') return;
    forgetMeasurements();
    if (!isMeasuring) return;
    // Runs after the tag's own listener, which may set a cookie again.
    addEventListener('pagehide', forgetMeasurements);
    location.reload(); // nothing else ends a tag manager that has loaded
  }

  function obeyStored() {
    loadChoice();
    obey();
  }

  pushConsent('default', 'denied');
  obey();
  addEventListener('consent', obey);
  addEventListener('storage', ({ key }) => key === consentKey && obeyStored()); // another tab's choice
  addEventListener('pageshow', ({ persisted }) => persisted && obeyStored());
}

function forgetMeasurements(): void {
  // Deletes on parent domains too, because Google Analytics may have set its cookies there.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!/^_g(a|id|at|cl)(_|$)/.test(name)) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

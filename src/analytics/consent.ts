// Follows the visitor's choice in every tab. The tag manager loads only after consent.
import { loadTagManager, pushConsent, repeatPageView } from './analytics.ts';
import { consentKey, loadChoice } from './consent-choice.ts';

export function followConsent(tagManagerId: string): void {
  let isMeasuring = false;

  function startMeasuring() {
    if (isMeasuring) return;
    isMeasuring = true;
    pushConsent('update', 'granted');
    repeatPageView(); // a tag drops the view that was pushed before the consent
    loadTagManager(tagManagerId);
  }

  function stopMeasuring() {
    forgetMeasurements();
    if (!isMeasuring) return;
    // Runs after the tag's own listener, which may set a cookie again.
    addEventListener('pagehide', forgetMeasurements);
    location.reload(); // nothing else ends a tag manager that has loaded
  }

  function applyChoice() {
    const choice = document.documentElement.dataset.consent;
    if (choice === 'granted') startMeasuring();
    if (choice === 'denied') stopMeasuring();
  }

  function applyStoredChoice() {
    loadChoice();
    applyChoice();
  }

  pushConsent('default', 'denied');
  applyChoice();
  addEventListener('consent', applyChoice);
  addEventListener('storage', ({ key }) => {
    if (key === consentKey) applyStoredChoice(); // another tab's choice
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStoredChoice(); // Back shows a page as it was before a later choice
  });
}

const measurementCookie = /^_g(a|id|at|cl)(_|$)/;

/** Deletes cookies of parent domains too: Google Analytics may have set its cookies there. */
function forgetMeasurements(): void {
  const labels = location.hostname.split('.');
  // 'www.salon.nl' -> 'www.salon.nl', 'salon.nl' and 'nl'
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  const domainAttributes = ['', ...domains.map((domain) => `; domain=${domain}`)];

  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.replace(/=.*/s, '');
    if (!measurementCookie.test(name)) continue;
    for (const domainAttribute of domainAttributes) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domainAttribute}`;
    }
  }
}

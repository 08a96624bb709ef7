import { expect, onTestFinished, test, vi } from 'vitest';
import { pushPageView } from '../../src/analytics/analytics.ts';
import { followConsent } from '../../src/analytics/consent.ts';
import { consentKey, handleChoice, loadChoice } from '../../src/analytics/consent-choice.ts';

function choose(choice: string) {
  const button = document.createElement('button');
  button.dataset.consent = choice;
  handleChoice({ target: button } as unknown as Event);
}

function readAfterReload() {
  loadChoice();
  return document.documentElement.dataset.consent;
}

test('a withdrawn consent stays withdrawn after a reload, even if the storage is full', () => {
  choose('granted');
  expect(readAfterReload()).toBe('granted');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  choose('denied');
  expect(document.documentElement.dataset.consent).toBe('denied');
  expect(readAfterReload()).toBe('ask');
});

test('a page that Back shows again follows the choice that another tab stored meanwhile', () => {
  localStorage.setItem(consentKey, 'denied');
  loadChoice();
  followConsent('GTM-TEST123');
  localStorage.setItem(consentKey, 'granted'); // a page in the back/forward cache gets no event
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.documentElement.dataset.consent).toBe('granted');
  expect(document.head.querySelector('script')?.src).toMatch(/gtm\.js\?id=GTM-TEST123$/);
});

test('a page view has the url of the page without its hash', () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '/mail?over=konijnen#token=geheim');
  pushPageView('/mail?over=konijnen', 'Mail');
  expect(globalThis.dataLayer).toEqual([
    {
      event: 'page_view',
      page_path: '/mail?over=konijnen',
      page_title: 'Mail',
      page_location: `${location.origin}/mail?over=konijnen`,
    },
  ]);
});

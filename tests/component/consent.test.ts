import { expect, onTestFinished, test, vi } from 'vitest';
import { pushPageView } from '../../src/analytics/analytics.ts';

async function openSite() {
  vi.resetModules();
  const { consent } = await import('../../src/analytics/consent.ts');
  consent.start('GTM-TEST');
  return consent;
}

test('a withdrawn consent stays withdrawn after a reload, even if the storage is full', async () => {
  (await openSite()).choose('granted');
  const consent = await openSite();
  expect(consent.getState()).toEqual({ choice: 'granted', isAsking: false });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  consent.choose('denied');
  expect((await openSite()).getState()).toEqual({ choice: null, isAsking: true });
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

import { expect, test, vi } from 'vitest';

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

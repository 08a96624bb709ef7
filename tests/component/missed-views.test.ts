import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMissedView } from '../../src/analytics/missed-views.ts';

beforeEach(() => localStorage.setItem('bezoekmeting', 'granted'));

afterEach(() => {
  globalThis.firstView = undefined;
  localStorage.clear();
});

/** A document that is left before its view was pushed. */
function leave(title: string): void {
  globalThis.firstView = undefined;
  document.title = title;
  keepMissedView();
}

/** The page hydrates; returns the titles of all views that were pushed. */
async function hydrate(title: string): Promise<unknown[]> {
  vi.stubEnv('VITE_GTM_ID', 'GTM-TEST123');
  vi.resetModules();
  const { pushPageView } = await import('../../src/analytics/analytics.ts');
  pushPageView('/', title);
  return (globalThis.dataLayer ?? []).map((entry) => Reflect.get(Object(entry), 'page_title'));
}

test('what was left is pushed in order, and once, before the page that has hydrated', async () => {
  leave('Eerste');
  leave('Tweede');
  globalThis.firstView = undefined;
  expect(await hydrate('Derde')).toEqual(['Eerste', 'Tweede', 'Derde']);
  keepMissedView();
  expect(await hydrate('Vierde')).toEqual(['Eerste', 'Tweede', 'Derde', 'Vierde']);
});

test('a document that comes back as it was left, and hydrates then, counts once', async () => {
  leave('Eerste');
  keepMissedView();
  expect(await hydrate('Eerste')).toEqual(['Eerste']);
});

test('a document that comes back when another has counted it does not count again', async () => {
  leave('Eerste');
  sessionStorage.clear(); // as the page in between does
  expect(await hydrate('Eerste')).toEqual([]);
});

test.each(['denied', '', 'onzin'])(
  'with the choice "%s" nothing is kept, and what was is dropped',
  async (choice) => {
    leave('Eerste');
    localStorage.setItem('bezoekmeting', choice);
    leave('Tweede');
    expect(sessionStorage.getItem('missed-views')).not.toContain('Tweede');
    globalThis.firstView = undefined;
    expect(await hydrate('Derde')).toEqual(['Derde']);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('where the tab can keep nothing, the page still counts when it hydrates', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leave('Eerste');
  expect(await hydrate('Eerste')).toEqual(['Eerste']);
});

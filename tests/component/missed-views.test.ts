import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMissedView, takeMissedViews } from '../../src/analytics/missed-views.ts';

/** A document that is left before its view was pushed. */
function leave(title: string): void {
  globalThis.firstView = undefined;
  document.title = title;
  keepMissedView();
}

beforeEach(() => localStorage.setItem('bezoekmeting', 'granted'));

afterEach(() => {
  globalThis.firstView = undefined;
  localStorage.clear();
  sessionStorage.clear();
});

test('what was left is taken in order, and once', () => {
  leave('Eerste');
  leave('Tweede');
  const url = location.href;
  expect(takeMissedViews()).toEqual([
    { url, title: 'Eerste' },
    { url, title: 'Tweede' },
  ]);
  expect(takeMissedViews()).toEqual([]);
});

test('a document whose view was pushed, or kept before, keeps none', () => {
  leave('Eerste');
  takeMissedViews();
  keepMissedView();
  globalThis.firstView = 'pushed';
  keepMissedView();
  expect(takeMissedViews()).toEqual([]);
});

test.each(['denied', '', 'onzin'])(
  'with the choice "%s" nothing is kept, and what was is dropped',
  (choice) => {
    leave('Eerste');
    localStorage.setItem('bezoekmeting', choice);
    leave('Tweede');
    expect(sessionStorage.getItem('missed-views')).not.toContain('Tweede');
    expect(takeMissedViews()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a view that the tab had no room for is left to its own document', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leave('Eerste');
  expect(globalThis.firstView).toBeUndefined();
  expect(takeMissedViews()).toEqual([]);
});

test.each([
  'onzin',
  '{}',
  'null',
  '[null, 1, {"url": "geen", "title": "x"}, {"url": "https://a.nl/"}]',
])('what is kept but is no view is dropped: %s', (text) => {
  sessionStorage.setItem('missed-views', text);
  expect(takeMissedViews()).toEqual([]);
  leave('Daarna');
  expect(takeMissedViews()).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { isPageView } from '../../src/layout/route-announcer.tsx';

const place = (pathname: string, hash = '', search = '') => ({
  pathname,
  hash,
  search,
  state: null,
  key: `${pathname}${hash}`,
  unstable_mask: undefined,
});

test('the first page is a page view', () => {
  expect(isPageView(null, place('/'))).toBe(true);
});

test('another page is a page view', () => {
  expect(isPageView(place('/'), place('/contact'))).toBe(true);
  expect(isPageView(place('/', '#behandelingen'), place('/contact'))).toBe(true);
});

test('a move within the page is none', () => {
  expect(isPageView(place('/'), place('/', '#behandelingen'))).toBe(false);
});

test('one and the same navigation counts once', () => {
  const here = place('/contact');
  expect(isPageView(here, here)).toBe(false);
});

test('the page asked for again is a page view', () => {
  expect(isPageView(place('/contact'), place('/contact'))).toBe(true);
});

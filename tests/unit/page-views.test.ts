import { expect, test } from 'vitest';
import { isPageView } from '../../src/layout/route-announcer.tsx';

const place = (pathname: string, hash = '') => ({
  pathname,
  hash,
  search: '',
  state: null,
  key: `${pathname}${hash}`,
  unstable_mask: undefined,
});
const here = place('/contact');

test.each([
  ['the first page', null, place('/'), true],
  ['another page', place('/'), here, true],
  ['another page, from a place in one', place('/', '#behandelingen'), here, true],
  ['the page asked for again', place('/contact'), here, true],
  ['a move within the page', place('/'), place('/', '#behandelingen'), false],
  ['one and the same navigation', here, here, false],
])('%s: a page view or not', (_name, previous, next, expected) => {
  expect(isPageView(previous, next)).toBe(expected);
});

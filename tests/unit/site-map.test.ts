import { expect, test } from 'vitest';
import { findList, pageNames, siteMap } from '../../src/content/site-map.ts';
import { findPage } from '../../src/routes.tsx';

test.each([
  ['/contact/', 'contact'],
  ['/b%26b', 'boarding'],
  ['/', 'home'],
  ['/nergens', null],
  ['/Contact', null], // paths are case-sensitive on Hosting
  ['/100%', null],
  ['/contact/verder', null],
  ['/contact//', null],
  ['///', null],
])('the path %s leads to the page %s (null: no page)', (path, expected) => {
  expect(findPage(path)).toBe(expected);
});

test.each(['path', 'title', 'description'] as const)('no two pages share their %s', (field) => {
  const values = pageNames.map((name) => siteMap[name][field]);
  expect(new Set(values).size).toBe(values.length);
});

test('two pages have a live list, one of photos and one of reviews, and an unknown path has none', () => {
  expect(pageNames.flatMap((name) => findList(name) ?? [])).toEqual(['photos', 'reviews']);
  expect(findList(findPage('/recensies/'))).toBe('reviews');
  expect(findList(findPage('/nergens'))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { findList, listMenu, pageNames, siteMap } from '../../src/content/site-map.ts';
import { findPage } from '../../src/routes.tsx';

test.each(pageNames)('the path of the page "%s" leads to that page', (name) => {
  expect(findPage(siteMap[name].path)).toBe(name);
});

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

test('the site has the twelve specified paths and /privacy', () => {
  const paths =
    '/ /tarieven /konijnen /b&b /oppas /over-mij /contact /fotoalbum /voorwaarden /recensies /review /mail';
  expect(pageNames.map((name) => siteMap[name].path).toSorted()).toEqual(
    [...paths.split(' '), '/privacy'].toSorted(),
  );
});

test('the footer menu is the header menu without /oppas; neither has the forms or /privacy', () => {
  const [header, footer] = (['header', 'footer'] as const).map((place) =>
    listMenu(place).map(({ path }) => path),
  );
  expect(footer).toEqual(header?.filter((path) => path !== '/oppas'));
  const inNone = pageNames.filter((name) => !header?.includes(siteMap[name].path));
  expect(inNone).toEqual(['writeReview', 'mail', 'privacy']);
});

test('two pages have a live list, one of photos and one of reviews, and an unknown path has none', () => {
  expect(pageNames.flatMap((name) => findList(name) ?? [])).toEqual(['photos', 'reviews']);
  expect(findList(findPage('/recensies/'))).toBe('reviews');
  expect(findList(findPage('/nergens'))).toBeUndefined();
});

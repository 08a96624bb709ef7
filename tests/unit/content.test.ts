import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import { catPrices, formatEuros, formatPrice, listCatPrices } from '../../src/content/prices.ts';
import { findList, pageNames, siteMap } from '../../src/content/site-map.ts';
import { composeMailPath, composeWhatsAppUrl } from '../../src/content/topics.ts';
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

const read = (url: string) => new URL(url, 'https://zachtpoot.example');

test('WhatsApp opens with a question, or with the wish for an appointment', () => {
  const { origin, pathname, search } = read(composeWhatsAppUrl());
  expect(origin + pathname).toBe(`https://wa.me/${salon.phoneLink.slice(1)}`);
  expect(search).toBe('?text=Ik%20heb%20een%20vraag%3A%20');
  expect(read(composeWhatsAppUrl('katten')).search).toBe('?text=Graag%20een%20afspraak.%20');
});

test('the url of the mail page has a parameter for the topic', () => {
  const { pathname, searchParams } = read(composeMailPath('b&b'));
  expect(pathname).toBe('/mail');
  expect(Object.fromEntries(searchParams)).toEqual({ over: 'b&b' });
});

test('a price is written in the Dutch format, and a surcharge gets a plus sign', () => {
  expect(formatEuros(2750)).toBe('€\u00a027,50');
  expect(formatEuros(5)).toBe('€\u00a00,05');
  expect(formatPrice({ treatment: 'Kammen', cents: 5500 })).toBe('€\u00a055,00');
  const extra = { treatment: 'Toeslag', cents: 1500, surcharge: true } as const;
  expect(formatPrice(extra)).toBe('+\u00a0€\u00a015,00');
});

test('the price list for cats names each service, and leaves out a price that the owner has not given', () => {
  const names = (prices: Parameters<typeof listCatPrices>[0]) =>
    listCatPrices(prices).map(({ treatment }) => treatment);
  const specified = Object.values(catPrices).map(({ treatment }) => treatment);
  const chippingOnly = names({ chipping: 4000, boarding: null });
  expect(chippingOnly).toEqual([...specified, 'Wassen', 'Chippen']);
  expect(names({ chipping: null, boarding: 3000 }).at(-1)).toMatch(/^B&B/);
  const [, surcharge] = listCatPrices();
  const together = formatEuros(catPrices.standard.cents + catPrices.matted.cents);
  expect(surcharge?.note).toBe(`Met trimbeurt samen ${together}`);
  expect(formatPrice({ treatment: 'Wassen', cents: null })).toBe('op aanvraag');
});

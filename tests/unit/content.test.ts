import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { privacy } from 'shared/privacy.ts';
import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import { rabbitQuestions } from '../../src/content/answers.ts';
import { catPrices, formatEuros, formatPrice, listCatPrices } from '../../src/content/prices.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { cancellingCosts, terms } from '../../src/content/terms.ts';
import { composeWhatsAppUrl, describeRequest } from '../../src/content/topics.ts';
import { findPage } from '../../src/routes.tsx';

test.each([
  ['/contact/', 'contact'],
  ['/b%26b', 'boarding'],
  ['/', 'home'],
  ['/nergens', null],
  ['/Contact', null], // paths are case-sensitive on Hosting
  ['/100%', null],
  ['/contact/verder', null],
  // Hosting serves the 404 page for these, and src/start/main.tsx replaces their urls.
  ['/contact//', 'contact'],
  ['///', 'home'],
  ['/%63ontact', 'contact'],
])('the path %s leads to the page %s (null: no page)', (path, expected) => {
  expect(findPage(path)).toBe(expected);
});

test.each(['title', 'description'] as const)('no two pages share their %s', (field) => {
  const values = pageNames.map((name) => siteMap[name][field]);
  expect(new Set(values).size).toBe(values.length);
});

const read = (url: string) => new URL(url, 'https://zachtpoot.example');

test('WhatsApp opens with a question, or with the wish for an appointment', () => {
  const { origin, pathname, search } = read(composeWhatsAppUrl());
  expect(origin + pathname).toBe(`https://wa.me/${salon.phoneLink.slice(1)}`);
  expect(search).toBe('?text=Ik%20heb%20een%20vraag%3A%20');
  expect(read(composeWhatsAppUrl('katten')).search).toBe('?text=Graag%20een%20afspraak.%20');
  const { searchParams } = read(composeWhatsAppUrl('b&b'));
  expect(searchParams.get('text')).toBe('Ik heb een vraag over de B&B: ');
});

test('the mail page asks about a coat for grooming only', () => {
  expect(describeRequest('konijnen')).toContain('hoe de vacht is');
  expect(describeRequest()).toContain('hoe de vacht is');
  for (const topic of ['b&b', 'oppas', 'chippen'] as const) {
    expect(describeRequest(topic)).not.toContain('vacht');
  }
});

test('the rabbit page says what paying and cancelling cost, without its question', () => {
  const paying = rabbitQuestions.find(({ name }) => name === 'Betalen en afzeggen');
  expect(paying?.text).not.toMatch(/^(Ja|Nee)\b/);
  for (const cost of cancellingCosts) expect(paying?.text).toContain(cost);
});

test.each([
  [['privacy-page'], privacy.updated, '29 november 2026 08844247'],
  [
    ['terms/appointment-articles', 'terms/payment-articles'],
    terms.updated,
    '28 november 2026 05f6ecbb',
  ],
])('a change of %s gets a new date', async (pages, updated, expected) => {
  const files = pages.map((page) => readFile(`src/pages/${page}.tsx`, 'utf8'));
  const texts = (await Promise.all(files)).join();
  const withoutLayout = texts.replaceAll(
    / className=("[^"]*"|{[^<]*?}(?=[\s>]))|import .*|{' '}|\s/g,
    '',
  );
  const hash = createHash('sha256').update(withoutLayout).digest('hex').slice(0, 8);
  const advice = `Set the date in shared/privacy.ts or src/content/terms.ts, and write ${hash} here`;
  expect(`${updated} ${hash}`, advice).toBe(expected);
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
  expect(surcharge?.note).toBe(`Met trimbeurt samen ${together}; wassen komt daarbij`);
  expect(formatPrice({ treatment: 'Wassen', cents: null })).toBe('in overleg');
});

import { expect, test } from 'vitest';
import {
  catPrices,
  describeVat,
  formatEuros,
  formatPrice,
  rabbitPrices,
  surcharges,
} from '../../src/content/prices.ts';
import {
  type Animal,
  estimatePrice,
  treatments,
} from '../../src/features/prices/estimate-price.ts';

test('the prices are those of the specification', () => {
  const read = (prices: Record<string, { cents: number }>) =>
    Object.values(prices).map((price) => price.cents / 100);
  expect(read(catPrices)).toEqual([55, 15, 27.5, 10, 25]);
  expect(read(rabbitPrices)).toEqual([50, 55, 70, 10]);
  expect(read(surcharges)).toEqual([15]);
});

test('a price is written the Dutch way, and a surcharge with a plus', () => {
  expect(formatEuros(2750)).toBe('€\u00a027,50');
  expect(formatEuros(5)).toBe('€\u00a00,05');
  expect(formatPrice(catPrices.standard)).toBe('€\u00a055,00');
  expect(formatPrice(catPrices.matted)).toBe('+\u00a0€\u00a015,00');
});

test('the prices say whether btw is part of them, or that there is none', () => {
  expect(describeVat('included')).toBe('Alle prijzen zijn inclusief btw.');
  expect(describeVat('exempt')).toBe(
    'U betaalt geen btw: de salon is daarvan vrijgesteld (kleineondernemersregeling).',
  );
});

/** Every treatment and every extra, with its sum in euros as the price lists have it. */
const sums: [Animal, treatment: string, extras: string[], euros: number][] = [
  ['cat', 'standard', [], 55],
  ['cat', 'standard', ['matted'], 70],
  ['cat', 'standard', ['matted', 'parasites'], 85],
  ['cat', 'sanitary', [], 27.5],
  ['cat', 'nails', [], 10],
  ['cat', 'kitten', [], 25],
  ['cat', 'kitten', ['firstTime'], 0],
  ['cat', 'kitten', ['firstTime', 'parasites'], 15],
  ['rabbit', 'shortHair', [], 50],
  ['rabbit', 'longHair', [], 55],
  ['rabbit', 'matted', [], 70],
  ['rabbit', 'matted', ['parasites'], 85],
  ['rabbit', 'nails', [], 10],
];

test.each(sums)('%s, %s, %j costs %d euro', (animal, key, extras, euros) => {
  const treatment = treatments[animal].find((each) => each.key === key);
  if (!treatment) throw new Error(`No treatment ${key}`);
  expect(estimatePrice(treatment, new Set(extras)).cents).toBe(euros * 100);
});

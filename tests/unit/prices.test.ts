import { expect, test } from 'vitest';
import {
  catPrices,
  describeVat,
  formatEuros,
  formatPrice,
  rabbitPrices,
  surcharges,
} from '../../src/content/prices.ts';

test('the prices are those of the specification', () => {
  const read = (prices: Record<string, { cents: number }>) =>
    Object.values(prices).map((price) => price.cents / 100);
  expect(read(catPrices)).toEqual([55, 15, 27.5, 10, 25]);
  expect(read(rabbitPrices)).toEqual([50, 55, 70, 10]);
  expect(read(surcharges)).toEqual([15]);
});

test('a price is written the Dutch way', () => {
  expect(formatEuros(2750)).toBe('€\u00a027,50');
  expect(formatEuros(5)).toBe('€\u00a00,05');
  expect(formatPrice(catPrices.standard)).toBe('€\u00a055,00');
});

test('a surcharge shows that it comes on top', () => {
  expect(formatPrice(catPrices.matted)).toBe('+\u00a0€\u00a015,00');
});

test('the prices say whether btw is part of them, or that there is none', () => {
  expect(describeVat('included')).toBe('Alle prijzen zijn inclusief btw.');
  expect(describeVat('exempt')).toBe(
    'U betaalt geen btw: wij zijn daarvan vrijgesteld (kleineondernemersregeling).',
  );
});

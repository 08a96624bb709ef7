import { expect, test } from 'vitest';
import {
  catPrices,
  describeVat,
  formatEuros,
  formatPrice,
  listCatPrices,
  type Price,
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
  expect(surcharge?.note).toContain(formatEuros(standard.cents + matted.cents));
  expect(formatPrice({ treatment: 'Wassen', cents: null })).toBe('op aanvraag');
});

test('the text about VAT depends on whether the prices include it or the salon is exempt', () => {
  expect(describeVat('included')).toBe('Alle prijzen zijn inclusief btw.');
  expect(describeVat('exempt')).toBe(
    'U betaalt geen btw: de salon is daarvan vrijgesteld (kleineondernemersregeling).',
  );
});

const { standard, matted, sanitary, nails, kitten } = catPrices;
const { parasites } = surcharges;

const sums: [Animal, treatment: string, extras: string[], prices: Price[]][] = [
  ['cat', 'standard', [], [standard]],
  ['cat', 'standard', ['matted'], [standard, matted]],
  ['cat', 'standard', ['matted', 'parasites'], [standard, matted, parasites]],
  ['cat', 'sanitary', [], [sanitary]],
  ['cat', 'nails', [], [nails]],
  ['cat', 'kitten', [], [kitten]],
  ['cat', 'firstKitten', [], []],
  ['cat', 'firstKitten', ['parasites'], [parasites]],
  ['rabbit', 'shortHair', [], [rabbitPrices.shortHair]],
  ['rabbit', 'longHair', [], [rabbitPrices.longHair]],
  ['rabbit', 'matted', [], [rabbitPrices.matted]],
  ['rabbit', 'matted', ['parasites'], [rabbitPrices.matted, parasites]],
  ['rabbit', 'nails', [], [rabbitPrices.nails]],
];

test.each(sums)(
  'the total for the animal %s, the treatment %s and the extras %j is the expected sum',
  (animal, key, extras, prices) => {
    const treatment = treatments[animal].find((each) => each.key === key);
    if (!treatment) throw new Error(`No treatment ${key}`);
    const sum = prices.reduce((total, { cents }) => total + cents, 0);
    expect(estimatePrice(treatment, new Set(extras)).cents).toBe(sum);
  },
);

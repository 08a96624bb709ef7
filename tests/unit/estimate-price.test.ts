import { expect, test } from 'vitest';
import {
  type Animal,
  estimatePrice,
  treatments,
} from '../../src/features/prices/estimate-price.ts';

/** Every combination there is, with its sum in euros as the price lists have it. */
const sums: [Animal, treatment: string, extras: string[], euros: number][] = [
  ['cat', 'standard', [], 55],
  ['cat', 'standard', ['matted'], 70],
  ['cat', 'standard', ['parasites'], 70],
  ['cat', 'standard', ['matted', 'parasites'], 85],
  ['cat', 'sanitary', [], 27.5],
  ['cat', 'sanitary', ['parasites'], 42.5],
  ['cat', 'nails', [], 10],
  ['cat', 'nails', ['parasites'], 25],
  ['cat', 'kitten', [], 25],
  ['cat', 'kitten', ['firstTime'], 0],
  ['cat', 'kitten', ['parasites'], 40],
  ['cat', 'kitten', ['firstTime', 'parasites'], 15],
  ['rabbit', 'shortHair', [], 50],
  ['rabbit', 'shortHair', ['parasites'], 65],
  ['rabbit', 'longHair', [], 55],
  ['rabbit', 'longHair', ['parasites'], 70],
  ['rabbit', 'matted', [], 70],
  ['rabbit', 'matted', ['parasites'], 85],
  ['rabbit', 'nails', [], 10],
  ['rabbit', 'nails', ['parasites'], 25],
];

const find = (animal: Animal, key: string) => {
  const treatment = treatments[animal].find((each) => each.key === key);
  if (!treatment) throw new Error(`No treatment ${key}`);
  return treatment;
};

test.each(sums)('%s, %s, %j costs %d euro', (animal, key, extras, euros) => {
  const estimate = estimatePrice(find(animal, key), new Set(extras));
  expect(estimate.cents).toBe(euros * 100);
  expect(estimate.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(estimate.cents);
});

test('the table above holds every combination', () => {
  const count = Object.values(treatments)
    .flat()
    .reduce((sum, { extras }) => sum + 2 ** extras.length, 0);
  expect(sums).toHaveLength(count);
});

test('an extra that does not belong to the treatment costs nothing', () => {
  expect(estimatePrice(find('rabbit', 'nails'), new Set(['matted', 'firstTime'])).cents).toBe(1000);
});

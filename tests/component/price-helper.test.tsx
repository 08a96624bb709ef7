import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceHelper } from '../../src/features/prices/price-helper.tsx';
import { renderPart } from './render-part.tsx';

const sum = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const choice = (name: string | RegExp) => screen.getByRole('radio', { name });
const extra = (name: string | RegExp) => screen.getByRole('checkbox', { name });

test('a cat for a standard treatment is what comes first', () => {
  renderPart(<PriceHelper vat="included" />);
  expect(choice('Een kat')).toBeChecked();
  expect(choice('Standaard trimbeurt')).toBeChecked();
  expect(sum()).toContain('Totaal € 55,00');
});

test('extras come on top, and go with the treatment that they belong to', async () => {
  const { user } = renderPart(<PriceHelper vat="included" />);
  await user.click(extra(/Klitten/));
  await user.click(extra(/Vlooien/));
  expect(sum()).toContain('Totaal € 85,00');
  await user.click(choice('Sanitaire trimbeurt'));
  expect(screen.queryByRole('checkbox', { name: /Klitten/ })).toBeNull();
  expect(extra(/Vlooien/)).toBeChecked();
  expect(sum()).toContain('Totaal € 42,50');
  await user.click(choice('Standaard trimbeurt'));
  expect(extra(/Klitten/)).not.toBeChecked();
  expect(sum()).toContain('Totaal € 70,00');
});

test('the first time of a kitten is free', async () => {
  const { user } = renderPart(<PriceHelper vat="included" />);
  await user.click(choice('Kittengewenning'));
  await user.click(extra(/De eerste keer/));
  expect(sum()).toContain('Totaal € 0,00');
});

test('a rabbit is asked for its coat', async () => {
  const { user } = renderPart(<PriceHelper vat="included" />);
  await user.click(choice('Een konijn'));
  expect(sum()).toContain('Totaal € 50,00');
  await user.click(choice('Langharige vacht'));
  expect(sum()).toContain('Standaard trimbeurt langharig konijn');
  expect(sum()).toContain('Totaal € 55,00');
});

test.each([
  ['included', 'Alle prijzen zijn inclusief btw.'],
  ['exempt', /^U betaalt geen btw: .*\(kleineondernemersregeling\)\.$/],
] as const)(
  'under the sum stands how it is with btw (%s), and it is not read out with it',
  (vat, words) => {
    renderPart(<PriceHelper vat={vat} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(sum()).not.toMatch(/btw/);
  },
);

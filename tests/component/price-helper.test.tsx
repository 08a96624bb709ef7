import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catPrices, formatEuros, rabbitPrices, surcharges } from '../../src/content/prices.ts';
import { composeMailPath } from '../../src/content/topics.ts';
import { PriceHelper } from '../../src/features/prices/price-helper.tsx';
import { renderPart } from './render-part.tsx';

const { standard, matted, sanitary, kitten } = catPrices;
const { parasites } = surcharges;

test('the mail link has a choice once the visitor has made one', async () => {
  const { user } = renderPart(<PriceHelper />);
  const link = screen.getByRole('link', { name: 'Vraag deze afspraak aan' });
  expect(link).toHaveAttribute('href', composeMailPath('katten'));
  await user.click(screen.getByRole('radio', { name: 'Alleen nagels' }));
  expect(link).toHaveAttribute('href', composeMailPath('katten', 'cat.nails'));
  await user.click(screen.getByRole('radio', { name: 'Standaard trimbeurt' }));
  expect(link).toHaveAttribute('href', composeMailPath('katten', 'cat.standard'));
});

test('the total includes ticked extras, and another treatment unticks the extras that it lacks', async () => {
  const { user } = renderPart(<PriceHelper />);
  const total = () => screen.getByRole('status').textContent;
  const sum = (...prices: { cents: number }[]) =>
    `Totaal ${formatEuros(prices.reduce((all, { cents }) => all + cents, 0))}`;
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const mattedBox = () => screen.queryByRole('checkbox', { name: /Klitten/ });
  const parasitesBox = () => screen.getByRole('checkbox', { name: /Vlooien/ });
  expect(total()).toBe(sum(standard));
  await user.click(screen.getByRole('checkbox', { name: /Klitten/ }));
  await user.click(parasitesBox());
  expect(total()).toBe(sum(standard, matted, parasites));
  await choose('Sanitaire trimbeurt');
  expect(mattedBox()).toBeNull();
  expect(parasitesBox()).toBeChecked();
  expect(total()).toBe(sum(sanitary, parasites));
  await choose('Standaard trimbeurt');
  expect(mattedBox()).not.toBeChecked();
  expect(total()).toBe(sum(standard, parasites));
  await choose('Een konijn');
  await choose('Langharige vacht');
  const { longHair } = rabbitPrices;
  expect(lines()).toContain(`${longHair.treatment} ${formatEuros(longHair.cents)}`);
  await choose('2');
  expect(lines()).toContain(`2 × ${longHair.treatment} ${formatEuros(2 * longHair.cents)}`);
  expect(total()).toBe(sum(longHair, longHair, parasites, parasites));
  await choose('1');
  await choose('Een kat');
  await choose('Kittengewenning, eerste keer');
  expect(lines()).toContain(`Kittengewenning, eerste keer ${formatEuros(0)}`);
  await choose('Kittengewenning, volgende keer');
  expect(lines()).toContain(`${kitten.treatment} ${formatEuros(kitten.cents)}`);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceHelper } from '../../src/features/prices/price-helper.tsx';
import { renderPart } from './render-part.tsx';

test('extras come on top of a treatment, and go with the treatment that they belong to', async () => {
  const { user } = renderPart(<PriceHelper />);
  const sum = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const matted = () => screen.queryByRole('checkbox', { name: /Klitten/ });
  const parasites = () => screen.getByRole('checkbox', { name: /Vlooien/ });
  expect(sum()).toContain('Totaal € 55,00');
  await user.click(screen.getByRole('checkbox', { name: /Klitten/ }));
  await user.click(parasites());
  expect(sum()).toContain('Totaal € 85,00');
  await choose('Sanitaire trimbeurt');
  expect(matted()).toBeNull();
  expect(parasites()).toBeChecked();
  expect(sum()).toContain('Totaal € 42,50');
  await choose('Standaard trimbeurt');
  expect(matted()).not.toBeChecked();
  expect(sum()).toContain('Totaal € 70,00');
  await choose('Een konijn');
  await choose('Langharige vacht');
  expect(sum()).toContain('Standaard trimbeurt langharig konijn');
  await choose('Een kat');
  await choose('Kittengewenning');
  const firstTime = screen.getByRole('checkbox', { name: 'De eerste keer (gratis)' });
  expect(firstTime).toBeChecked(); // who has been here before, knows
  expect(sum()).toContain('Kittengewenning € 0,00');
  await user.click(firstTime);
  expect(sum()).toContain('Kittengewenning € 25,00');
});

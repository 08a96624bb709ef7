import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceHelper } from '../../src/features/prices/price-helper.tsx';
import { renderPart } from './render-part.tsx';

test('extras come on top of a treatment, and go with the treatment that they belong to', async () => {
  const { user } = renderPart(<PriceHelper />);
  const total = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const matted = () => screen.queryByRole('checkbox', { name: /Klitten/ });
  const parasites = () => screen.getByRole('checkbox', { name: /Vlooien/ });
  expect(total()).toBe('Totaal € 55,00');
  await user.click(screen.getByRole('checkbox', { name: /Klitten/ }));
  await user.click(parasites());
  expect(total()).toBe('Totaal € 85,00');
  await choose('Sanitaire trimbeurt');
  expect(matted()).toBeNull();
  expect(parasites()).toBeChecked();
  expect(total()).toBe('Totaal € 42,50');
  await choose('Standaard trimbeurt');
  expect(matted()).not.toBeChecked();
  expect(total()).toBe('Totaal € 70,00');
  await choose('Een konijn');
  await choose('Langharige vacht');
  expect(lines()).toContain('Standaard trimbeurt langharig konijn €\u00a055,00');
  await choose('Een kat');
  await choose('Kittengewenning');
  const firstTime = screen.getByRole('checkbox', { name: 'De eerste keer (gratis)' });
  expect(firstTime).toBeChecked(); // who has been here before, knows
  expect(lines()).toContain('Kittengewenning €\u00a00,00');
  await user.click(firstTime);
  expect(lines()).toContain('Kittengewenning €\u00a025,00');
});

import type { Page } from '@playwright/test';
import { defaultSiteUrl, salon, vat } from 'shared/salon.ts';
import { describeVat } from '../../src/content/prices.ts';
import { answerMap } from './google-map.ts';
import { expect, openPage, test } from './site-test.ts';

async function open(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' });
  await openPage(page, path);
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test('the price list prints with its url and the KvK number', async ({ page }) => {
  await open(page, '/tarieven');
  await expect(page.getByRole('table')).toHaveCount(3);
  await expect(page.getByText(describeVat(vat))).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(`KvK ${salon.kvk}`)).toBeVisible();
  const url = `${new URL(defaultSiteUrl).host}/tarieven`;
  await expect(page.getByText(`Deze pagina staat op ${url}.`)).toBeVisible();
  const advice = 'The prices and the footer fill two sheets: src/styles/print.css has the gaps';
  expect(await countSheets(page), advice).toBeLessThanOrEqual(2);
});

test('the contact page prints the address, without the map', async ({ page }) => {
  await answerMap(page);
  await open(page, '/contact');
  await expect(page.getByText(salon.street).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^Getekende kaart/ })).toBeHidden();
});

test('the terms print with their version, without navigation', async ({ page }) => {
  await open(page, '/voorwaarden');
  await expect(page.getByText(/^Versie van \d+ [a-z]+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByText(/^Bewaren of afdrukken\?/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Inhoud' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/^Artikel \d+$/)).toHaveCount(12);
  expect(await countSheets(page)).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Bewaren of afdrukken\?/)).toBeVisible();
  await expect(page.getByText(/^Deze pagina staat op/)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { contactLinks } from 'shared/salon.ts';
import { formatEuros } from '../../src/content/prices.ts';
import { findCovered } from './page-checks.ts';
import { addTypefaces, expect, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const contactBar = (page: Page) => page.getByRole('navigation', { name: 'Snel contact' });
const readBarTop = async (page: Page) => (await contactBar(page).boundingBox())?.y ?? 0;

test('the first screen of the home page shows "Lees verder" and the cat’s face', async ({
  page,
}) => {
  await addTypefaces(page); // a fallback typeface may add a line to the headline
  await page.goto('/');
  const barTop = await readBarTop(page);
  expect(barTop).toBeGreaterThan(600);
  const link = await page.getByRole('link', { name: 'Lees verder' }).boundingBox();
  expect((link?.y ?? 9_999) + (link?.height ?? 0)).toBeLessThan(barTop);
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  // The cat's face is within the picture's top 60 %.
  expect((picture?.y ?? 9_999) + (picture?.height ?? 0) * 0.6).toBeLessThan(barTop);
});

test('the contact bar hides while a text field has the focus', async ({ page }) => {
  await openPage(page, '/mail');
  const bar = contactBar(page);
  await expect(bar.getByRole('link')).toHaveText(['Bel', 'WhatsApp', 'Mail']);
  await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', contactLinks.phone);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /\?text=Hallo/);
  await page.getByRole('textbox', { name: 'Onderwerp' }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: 'Onderwerp' }).blur();
  await expect(bar).toBeVisible();
  await openPage(page, '/tarieven');
  await page.getByRole('checkbox', { name: /^Vlooien of schimmel/ }).check();
  await expect(bar).toBeVisible(); // a checkbox opens no keyboard on a phone
});

// The contact bar is at the end of the HTML, so a browser may paint it before its labels arrive.
test('the icons of the contact bar do not move when its labels are late', async ({ page }) => {
  await openPage(page, '/');
  const readIcons = () =>
    contactBar(page)
      .locator('svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().y));
  const withLabels = await readIcons();
  expect(withLabels).toHaveLength(3);
  await contactBar(page)
    .getByRole('link')
    .evaluateAll((links) => {
      for (const link of links) link.lastChild?.remove();
    });
  expect(await readIcons()).toEqual(withLabels);
});

test('the total of the price helper stays in view above the contact bar', async ({ page }) => {
  await openPage(page, '/tarieven');
  const barTop = await readBarTop(page);
  const total = page.getByRole('status').filter({ hasText: 'Totaal' });
  for (const choice of await page.getByRole('main').locator('fieldset label').all()) {
    await choice.evaluate((label) => label.scrollIntoView({ block: 'center' }));
    const { y = 0, height = 0 } = (await total.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(barTop);
  }
  await page.getByRole('radio', { name: 'Kittengewenning' }).check();
  await expect(total).toHaveText(`Totaal ${formatEuros(0)}`);
  const top = (await total.boundingBox())?.y ?? 0;
  const last = page.getByRole('checkbox').last();
  await last.focus();
  expect((await last.boundingBox())?.y).toBeLessThan(top);
});

test('the contact bar covers no focused control, nor the end of the page', async ({ page }) => {
  await page.goto('/contact');
  const barTop = await readBarTop(page);
  expect(await findCovered(contactBar(page))).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(/btw-id/).boundingBox();
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(barTop);
});

import type { Locator, Page } from '@playwright/test';
import { reviewBanners } from '../../src/content/banners.ts';
import { formatEuros, rabbitPrices } from '../../src/content/prices.ts';
import { expect, openPage, test } from './site-test.ts';

async function follow(page: Page, link: Locator, title: string, key?: 'Shift+Tab') {
  await tabTo(link, key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function readOnUntil(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90 && !(await isInView(target)); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeInViewport();
}

async function isInView(target: Locator) {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && (top + bottom) / 2 < window.innerHeight;
  });
}

test('a keyboard user finds a price, opens a photo and posts a review', async ({ page }) => {
  const link = (landmark: 'banner' | 'main' | 'contentinfo', name: string) =>
    page.getByRole(landmark).getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await openPage(page, '/');

  await follow(page, link('banner', 'Tarieven'), 'Tarieven');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await tabTo(skip, 'Shift+Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const price = page.getByRole('row', { name: /langharig konijn/ }).getByRole('cell');
  await readOnUntil(page, price);
  await expect(price).toHaveText(formatEuros(rabbitPrices.longHair.cents));

  await follow(page, link('banner', 'Fotoalbum'), 'Fotoalbum', 'Shift+Tab');
  const photos = page.getByRole('main').getByRole('listitem').getByRole('button');
  await readOnUntil(page, photos.first());
  await tabTo(photos.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Foto vergroot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos.first()).toBeFocused();
  await expect(page).toHaveURL('/fotoalbum');

  await follow(page, link('contentinfo', 'Recensies'), 'Recensies');
  await follow(page, link('main', 'Een recensie schrijven? Klik hier!'), 'Schrijf een recensie');
  await tabTo(field('Naam'));
  await page.keyboard.type('Zonder muis');
  await page.keyboard.press('Enter'); // submits too early: the review is still empty
  await expect(field('Review')).toBeFocused();
  await page.keyboard.type('Alles ging met de toetsen.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5 sterren' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Plaats review' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(reviewBanners.sent)).toBeVisible({ timeout: 20_000 });
});

/** Holds `key` until the target has the focus. Throws after 250 steps. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const element = await target.elementHandle();
  if (key === 'Shift+Tab') await keyboard.down('Shift');
  try {
    for (let steps = 0; steps < 250; steps += 1) {
      if (await element?.evaluate((each) => each === document.activeElement)) return;
      await keyboard.down('Tab');
    }
  } finally {
    await keyboard.up('Tab');
    await keyboard.up('Shift');
  }
  throw new Error(`${key} never reaches ${target}`);
}

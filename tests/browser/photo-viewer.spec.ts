import type { Page } from '@playwright/test';
import { photoCount } from './site-data.ts';
import { expect, readPageViews, test } from './site-test.ts';

const thumbnails = (page: Page) => page.getByRole('button', { name: /^Bekijk groter: / });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Foto vergroot' });
const caption = (page: Page) => viewer(page).getByRole('status');

async function openAlbum(page: Page): Promise<void> {
  await page.goto('/fotoalbum?bron=kaart');
  await expect(thumbnails(page)).toHaveCount(photoCount);
}

test('Back closes an album photo and Forward reopens it, without a page view; a step adds no entry to the history', async ({
  page,
}) => {
  await page.goto('/tarieven');
  await openAlbum(page);
  const before = await readPageViews(page);
  const entries = await page.evaluate(() => history.length);
  await thumbnails(page).nth(8).click();
  await expect(page.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  const photo = viewer(page).getByRole('img');
  const readWidth = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBe(800);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText(`10 van ${photoCount}`);
  await expect(page).toHaveURL('/fotoalbum?bron=kaart#foto=foto-10');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/fotoalbum?bron=kaart');
  await expect(thumbnails(page).nth(8)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(caption(page)).toContainText(`10 van ${photoCount}`);
  expect(await readPageViews(page)).toEqual(before);
  await page.reload();
  await expect(caption(page)).toContainText(`10 van ${photoCount}`);
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL('/fotoalbum?bron=kaart');
  await page.goBack();
  await expect(page).toHaveURL('/tarieven');
});

test.describe('the photo viewer on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a link to a photo opens it; a swipe shows the next or previous one', async ({ page }) => {
    await page.goto('/fotoalbum#foto=foto-02');
    await expect(caption(page)).toContainText(`2 van ${photoCount}`);
    await swipe(page, 300, 100);
    await expect(caption(page)).toContainText(`3 van ${photoCount}`);
    await expect(page).toHaveURL('/fotoalbum#foto=foto-03');
    await swipe(page, 100, 300);
    await expect(caption(page)).toContainText(`2 van ${photoCount}`);
    for (const button of await viewer(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/fotoalbum');
  });
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 370 }],
    });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
  await touch('touchEnd');
}

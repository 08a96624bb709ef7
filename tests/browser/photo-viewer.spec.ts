import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const thumbnails = (page: Page) => page.getByRole('button', { name: /^Bekijk groter: / });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Foto vergroot' });
const caption = (page: Page) => viewer(page).getByRole('status');
const countPageViews = (page: Page) =>
  page.evaluate(
    () =>
      globalThis.dataLayer?.filter((entry) => Reflect.get(Object(entry), 'event') === 'page_view')
        .length,
  );

async function openAlbum(page: Page): Promise<void> {
  await page.goto('/fotoalbum');
  await expect(thumbnails(page)).toHaveCount(18, { timeout: 15_000 });
}

// How it goes by the keyboard is in keyboard-visit.spec.ts.
test('the Back button closes the photo and stays in the album; it is no page view', async ({
  page,
}) => {
  await page.goto('/tarieven');
  await openAlbum(page);
  const before = await countPageViews(page);
  await thumbnails(page).nth(8).click();
  await expect(page.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  const photo = viewer(page).getByRole('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(800);
  // Nothing behind it moves.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/fotoalbum');
  await expect(thumbnails(page).nth(8)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(caption(page)).toContainText('9 van 18');
  expect(await countPageViews(page)).toBe(before);
  await page.reload();
  await expect(caption(page)).toContainText('9 van 18', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL('/fotoalbum');
  await page.goBack();
  await expect(page).toHaveURL('/tarieven');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a link opens its photo, a swipe brings the next or the one before, and closing it leaves the album', async ({
    page,
  }) => {
    await page.goto('/fotoalbum#foto=foto-02');
    await expect(caption(page)).toContainText('2 van 18');
    await swipe(page, 300, 100);
    await expect(caption(page)).toContainText('3 van 18');
    await swipe(page, 100, 300);
    await expect(caption(page)).toContainText('2 van 18');
    for (const button of await viewer(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/fotoalbum');
  });
});

/** One real finger over the middle of the screen. */
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

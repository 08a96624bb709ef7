// Nothing moves while a page loads or the app draws the next page.
import { siteMap } from '../../../src/content/site-map.ts';
import { readShifts, watchShifts } from '../shifts.ts';
import { openPage, skipWaitFor, visitPages } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts'; // its database serves one test at a time

test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /ERR_|firestore|WebChannel/i });

test('no page has a layout shift while it opens, even if its pictures fail to load', async ({
  page,
}) => {
  await watchShifts(page, ['*/fotos/*']);
  await openPage(page, siteMap.album.path);
  await expect(page.getByRole('main').getByRole('img').first()).toBeAttached();
  expect(await readShifts(page)).toEqual([]);
  await visitPages(page, async (name) => {
    if (name === 'reviews') await expect(page.getByRole('article').first()).toBeVisible();
    if (name === 'album')
      await expect(page.getByRole('listitem').getByRole('img')).not.toHaveCount(0);
    const advice = 'If the footer moved, the page is shorter than a screen: <Section isTall>';
    expect(await readShifts(page), advice).toEqual([]);
  });
});

test('no review moves when the summary or an offline banner appears', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await watchShifts(page);
  await page.goto(siteMap.reviews.path);
  // Waits up to 20 s, because a new emulator sends its first snapshot late.
  await expect(page.getByText(/van de 5/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  const banner = page.getByText(/verschijnen nu niet vanzelf/);
  await skipWaitFor(page, banner);
  expect(await readShifts(page)).toEqual([]);
  const first = page.getByRole('article').first();
  const [over, card] = [await banner.boundingBox(), await first.boundingBox()];
  expect(over && over.y + over.height).toBeLessThan(card?.y ?? 0);
});

test('a list of reviews or photos that fails to load causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 823 });
  await page.clock.install();
  await watchShifts(page, ['*databases*', '*live-queries*']);
  for (const { path } of [siteMap.reviews, siteMap.album]) {
    await page.goto(path);
    await skipWaitFor(page, page.getByText(/konden niet geladen worden/));
    expect(await readShifts(page)).toEqual([]);
  }
});

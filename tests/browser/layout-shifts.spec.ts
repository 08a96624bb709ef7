// Nothing moves under a visitor's finger: not while a page comes in, not when the next one is drawn.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { cacheTypefaces, expect, hold, test, whenHydrated } from './site-test.ts';

declare global {
  var shifts: string[];
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /ERR_|firestore|WebChannel/i });

for (const pictures of ['with', 'without'] as const) {
  test(`nothing shifts on any page, nor on the way to it, ${pictures} pictures`, async ({
    page,
  }) => {
    await watchShifts(page, pictures === 'without' ? ['*/fotos/*'] : []);
    await page.goto('/fotoalbum');
    await whenHydrated(page);
    await expect(page.getByRole('main').getByRole('img').first()).toBeAttached();
    for (const name of pageNames) {
      const { path, title } = siteMap[name];
      const link = page.locator(`a[href="${path}"]`).first();
      // Not by the mouse: a shift right after a press would not count.
      if ((await link.count()) > 0) await link.evaluate((element: HTMLElement) => element.click());
      else await page.goto(path);
      await expect(page).toHaveTitle(`Trimsalon Zachtpoot | ${title}`);
      if (name === 'reviews') await expect(page.getByRole('article').first()).toBeVisible();
      if (name === 'album')
        await expect(page.getByRole('listitem').getByRole('img')).not.toHaveCount(0);
      expect(await readShifts(page)).toEqual([]);
    }
  });
}

for (const width of [320, 500]) {
  test(`what all reviews come to together moves no card on a screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await watchShifts(page);
    await page.goto(siteMap.reviews.path);
    // A database that was just started counts slowly.
    await expect(page.getByText(/van 5 uit/)).toBeVisible({ timeout: 15_000 });
    expect(await readShifts(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 640],
  [412, 823],
  [1440, 900],
] as const) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a list that does not come moves nothing', async ({ page }) => {
      await watchShifts(page, ['*databases*', '*live-queries*']);
      for (const { path } of [siteMap.reviews, siteMap.album]) {
        await page.goto(path);
        await expect(page.getByText(/konden niet geladen worden/)).toBeVisible();
        expect(await readShifts(page)).toEqual([]);
      }
    });

    test('a line that is lost moves nothing, and its notice hides no review', async ({
      page,
      context,
    }) => {
      await watchShifts(page);
      await page.goto(siteMap.reviews.path);
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      await context.setOffline(true);
      const notice = page.getByText(/De verbinding is even weg/);
      await expect(notice).toBeVisible();
      expect(await readShifts(page)).toEqual([]);
      const [over, card] = [await notice.boundingBox(), await first.boundingBox()];
      expect(over && over.y + over.height).toBeLessThan(card?.y ?? 0);
    });
  });
}

// The name is wider in a face that stands in for ours where the device has none of the usual ones.
for (const width of [320, 344, 360, 414]) {
  test(`a typeface that comes late moves no menu on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const release = await hold(page, '**/*.woff2');
    await page.goto(siteMap.reviews.path, { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByText('Menu');
    await expect(menu).toBeVisible();
    const place = await menu.boundingBox();
    release();
    await page.evaluate(() => document.fonts.load('600 1em Fraunces'));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await menu.boundingBox()).toEqual(place);
  });
}

/** `blocked`: patterns of urls that do not come. */
async function watchShifts(page: Page, blocked: readonly string[] = []): Promise<void> {
  // Late ones have tests of their own (above, and typefaces.spec.ts).
  await cacheTypefaces(page);
  // The list as it is: other tests write reviews meanwhile, and a card that arrives moves the rest.
  // Not by routes: those leave the browser without a cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/Listen/*', ...blocked] });
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      // The observer was asked for these entries and gets no others.
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 80));
        globalThis.shifts.push(`${location.pathname} ${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function readShifts(page: Page): Promise<string[]> {
  // Two frames, for what the observer has still to tell.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => globalThis.shifts);
}

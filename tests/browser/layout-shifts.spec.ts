// Nothing moves under a visitor's finger: not while a page comes in, not when the next one is drawn.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { expect, test, whenHydrated } from './site-test.ts';

declare global {
  var shifts: string[];
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /ERR_|firestore|WebChannel/i });

for (const pictures of ['with', 'without'] as const) {
  test(`nothing shifts on any page, nor on the way to it, ${pictures} pictures`, async ({
    page,
  }) => {
    if (pictures === 'without') await page.route('**/fotos/**', (route) => route.abort());
    await watchShifts(page);
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
    // Typefaces have a test of their own (typefaces.spec.ts): a machine without the faces that stand in for
    // ours shows one that no visitor's device has, and then moves.
    test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

    test('a list that does not come moves nothing', async ({ page }) => {
      await watchShifts(page);
      await page.route(/databases|live-queries/, (route) => route.abort());
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

async function watchShifts(page: Page): Promise<void> {
  // The list as it is: other tests write reviews meanwhile, and a card that arrives moves the rest.
  await page.route('**/Listen/**', (route) => route.abort());
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

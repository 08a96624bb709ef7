// What the home page shows of the reviews, far below its first screen.
import type { Page, Route } from '@playwright/test';
import { keepReviews, keepSummary, removeReviews } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-connection.ts';
import { readShifts, watchShifts } from './shifts.ts';
import { whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED|status of 503/ });

const title = (page: Page) => page.getByRole('heading', { name: 'Wat klanten schrijven' });
const next = (page: Page) => page.getByRole('heading', { name: 'Zo verloopt een bezoek' });
const wide = { name: 'W'.repeat(100), review: 'Wij zijn erg blij met deze salon. '.repeat(7) };

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function openHome(page: Page, width = 412) {
  await page.setViewportSize({ width, height: 740 });
  await watchShifts(page);
  await page.goto('/');
  await whenHydrated(page);
}

/** By the wheel, as far as what comes after the reviews. */
async function scrollOn(page: Page) {
  await page.mouse.move(150, 300);
  while (((await next(page).boundingBox())?.y ?? 0) > 300) await page.mouse.wheel(0, 250);
}

for (const width of [320, 768]) {
  test(`at ${width} px they are read when a visitor comes near, and move nothing`, async ({
    page,
    connection,
  }) => {
    await keepReviews(connection, [['900021', 900_021]], { ...wide, date: '2099/01/02' });
    await keepReviews(connection, [['900020', 900_020]], { date: '2099/01/01' });
    await keepSummary(connection, 41);
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, path] = /\/documents([/:][^?]*)/.exec(request.url()) ?? [];
      if (path && !request.postData()?.includes('notices/current'))
        requests.push(path + (new URL(request.url()).searchParams.get('pageSize') ?? ''));
    });
    await openHome(page, width);
    expect(requests).toEqual([]);
    await scrollOn(page);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('5,0 van de 5 (41 recensies)')).toBeVisible();
    await expect(page.getByText('Al lang hier.')).toBeVisible();
    expect(requests.sort()).toEqual(['/reviews2', ':batchGet']); // three documents
    expect(await readShifts(page)).toEqual([]);
    // The largest text there is fits into the place.
    const link = await page.getByRole('link', { name: 'Alle recensies lezen' }).boundingBox();
    const heading = await next(page).boundingBox();
    expect(link && link.y + link.height).toBeLessThan(heading?.y ?? 0);
    await removeReviews(connection, ['900020', '900021']);
  });
}

for (const [what, respond] of Object.entries<(route: Route) => Promise<void>>({
  reviews: (route) => route.fulfill({ json: {} }),
  'a connection': (route) => route.abort(),
})) {
  test(`without ${what} nothing of them is there, and nothing moves`, async ({ page }) => {
    await openHome(page);
    // Not before: a route leaves out the cache, and with it the typefaces.
    await page.route('**/documents/reviews?*', respond);
    const before = await measureHeight(page);
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('/documents/reviews?');
    });
    await page.mouse.move(150, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 60);
      expect(isAsked).toBe(true);
    }).toPass({ intervals: [50] });
    await expect.poll(() => measureHeight(page)).toBeLessThan(before - 500);
    await expect(title(page)).toHaveCount(0);
    expect(await readShifts(page)).toEqual([]);
  });
}

test('what fails after a visitor has passed leaves the way to the reviews in its place', async ({
  page,
}) => {
  let fail = () => {};
  const faulty = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await openHome(page);
  await page.route('**/documents/reviews?*', async (route) => {
    await faulty;
    await route.fulfill({ status: 503, body: '{}' });
  });
  await scrollOn(page);
  const before = await measureHeight(page);
  const failed = page.waitForResponse('**/documents/reviews?*');
  fail();
  await failed;
  expect(await readShifts(page)).toEqual([]);
  expect(await measureHeight(page)).toBe(before);
  await expect(page.getByRole('link', { name: 'Alle recensies lezen' })).toBeAttached();
});

// A live page shows its list from one request that the browser preloads; the SDK, which is large, goes on.
import type { Page, Route } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { timeouts } from '../../src/data/backend.ts';
import { keepReviews, keepSummary, removeReviews } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-connection.ts';
import { footerLink, hold, isSameDocument, markDocument, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 403/ });
test.setTimeout(60_000);

const sdk = '**/assets/live-queries-*';
const firstPage = '**/documents/reviews?*';
const notice = /De verbinding is even weg/;

const cards = (page: Page) => page.getByRole('article');
const photos = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('img');

test('the cards stand before the SDK is there, and are live once it is', async ({
  page,
  connection,
}) => {
  const release = await hold(page, sdk);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/documents\/reviews\?|\/Listen\//.test(request.url())) requests.push(request.url());
  });
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  expect(requests).toHaveLength(1); // preloaded, and not asked for again

  await keepReviews(connection, [['900011', 900_011]], { date: '2099/01/01' });
  release();
  const newest = page.getByRole('heading', { name: 'Van eerder 900011' });
  await expect(newest).toBeVisible({ timeout: 15_000 });
  await expect(cards(page).filter({ has: newest }).getByText('Nieuw')).toBeVisible();
  await removeReviews(connection, ['900011']);
  await expect(newest).toHaveCount(0);
});

test('the line above the cards waits for the count, and follows it', async ({
  page,
  connection,
}) => {
  await connection.owner.commit({ remove: 'summaries/reviews' });
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  const line = (count: number) => page.getByText(`5,0 van de 5 (${count} recensies)`);
  for (const count of [37, 38]) {
    await expect(async () => {
      await keepSummary(connection, count); // again: the emulator may lose it while the list connects
      await expect(line(count)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
  await page.reload();
  await expect(line(38)).toBeVisible();
});

test('"Toon meer" says so when the SDK does not come, and shows more once it has', async ({
  page,
}) => {
  const release = await hold(page, sdk);
  await page.clock.install();
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Toon meer' });
  await more.click();
  await expect(page.getByText('Meer recensies worden geladen…')).toBeVisible();
  await page.clock.fastForward(timeouts.read);
  const failure = page.getByText(/De oudere recensies konden niet geladen worden/);
  await expect(failure).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  release();
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await expect(failure).toHaveCount(0);
  // Nobody waits for the count with a finger on it, so it may come this late.
  await expect(page.getByText(/van de 5/)).toBeVisible();
});

test('the album too is there before the SDK', async ({ page }) => {
  await hold(page, sdk);
  await page.goto(siteMap.album.path);
  await expect(photos(page)).toHaveCount(18);
});

for (const [fault, meet] of Object.entries<(route: Route) => Promise<void> | void>({
  'is refused': (route) => route.fulfill({ status: 403, body: '{"error":{}}' }),
  'is not what we know': (route) => route.fulfill({ body: '{"documents":[7]}' }),
  'is not even JSON': (route) => route.fulfill({ body: '<html>' }),
  'is cut off': (route) => route.abort(),
  'never comes': () => {},
})) {
  test(`where the first page ${fault}, the SDK reads the list`, async ({ page }) => {
    await page.route(firstPage, meet);
    await page.goto(siteMap.reviews.path);
    await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
  });
}

test('a list that never gets live says so, at once without a connection, and stays', async ({
  page,
  context,
}) => {
  await hold(page, sdk);
  await page.clock.install();
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.clock.fastForward(timeouts.read);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);

  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(notice)).toHaveCount(0);
  await context.setOffline(true);
  // Not by the timeout.
  await expect(page.getByText(notice)).toBeVisible({ timeout: timeouts.read / 2 });
  await expect(cards(page)).toHaveCount(24);
});

for (const part of ['index', 'reviews-page']) {
  test(`a list without its ${part} is there when the connection is back, in the same document`, async ({
    page,
  }) => {
    await page.route(`**/assets/${part}-*`, (route) => route.abort(), { times: 2 });
    await page.goto(siteMap.reviews.path);
    await markDocument(page);
    await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('who comes by a link gets the list at once too', async ({ page }) => {
  await hold(page, sdk);
  await page.goto('/');
  await whenHydrated(page);
  await footerLink(page, 'Recensies').click();
  await expect(cards(page)).toHaveCount(24);
});

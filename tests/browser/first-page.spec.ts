// A live page shows its list from one request that the browser preloads; the SDK, which is large, goes on.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { timeouts } from '../../src/data/backend.ts';
import { keepReviews, removeReviews } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-connection.ts';
import { footerLink, hold, whenHydrated, whenLive } from './site-test.ts';

test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const sdk = '**/assets/live-queries-*';
const notice = /De verbinding is even weg/;

const cards = (page: Page) => page.getByRole('article');

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
});

test('a list whose SDK does not come is read once and says so, and is live when the visitor tries again', async ({
  page,
}) => {
  let isFaulty = true;
  await page.route(sdk, (route) => (isFaulty ? route.abort() : route.continue()));
  let reads = 0;
  page.on('request', (request) => {
    if (/\/documents\/reviews\?/.test(request.url())) reads += 1;
  });
  await page.goto(siteMap.reviews.path);
  await expect(page.getByText(notice)).toBeVisible();
  for (let tries = 0; tries < 3; tries += 1) {
    await page.evaluate(() => void dispatchEvent(new Event('online'))); // then it tries again
    await page.waitForLoadState('networkidle');
  }
  expect(reads).toBe(1);
  isFaulty = false;
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await whenLive(page);
});

test('where the first page never comes, the SDK reads the list', async ({ page }) => {
  await page.route('**/documents/reviews?*', () => {});
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
});

test('a list that does not get live says so and stays, and goes on when it can', async ({
  page,
}) => {
  const release = await hold(page, sdk);
  await page.clock.install();
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(notice)).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Toon meer' });
  await more.click();
  await expect(page.getByText('Meer recensies worden geladen…')).toBeVisible();
  await page.clock.fastForward(timeouts.read);
  await expect(page.getByText(notice)).toBeVisible();
  const failure = page.getByText(/De oudere recensies konden niet geladen worden/);
  await expect(failure).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  release();
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await expect(failure).toHaveCount(0);
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('who comes by a link gets the list at once too, and so does the album', async ({ page }) => {
  await hold(page, sdk);
  await page.goto('/');
  await whenHydrated(page);
  await footerLink(page, 'Recensies').click();
  await expect(cards(page)).toHaveCount(24);
  await footerLink(page, 'Fotoalbum').click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18);
});

// A page with a live list shows the list from one preloaded request. The large SDK loads later and
// keeps the list live.
import type { Page } from '@playwright/test';
import { siteMap } from '../../../src/content/site-map.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { hold } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const sdk = '**/assets/live-queries-*';

const cards = (page: Page) => page.getByRole('article');

test('the reviews appear from one request before the SDK has loaded, and are live after that', async ({
  page,
  connection,
}) => {
  const release = await hold(page, sdk);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/documents\/reviews\?|\/Listen\//.test(request.url())) requests.push(request.url());
  });
  await page.goto(siteMap.reviews.path);
  await expect(page.locator('.first-items')).toHaveCount(0); // the app has drawn the list
  await expect(cards(page)).toHaveCount(24);
  expect(requests).toHaveLength(1); // the app reuses the preloaded response

  await storeReviews(connection, [['900011', 900_011]], { date: '2099/01/01' });
  release();
  const newest = page.getByRole('heading', { name: 'Van eerder 900011' });
  await expect(newest).toBeVisible();
  await expect(cards(page).filter({ has: newest }).getByText('Nieuw')).toBeVisible();
  await removeReviews(connection, ['900011']);
});

test('the SDK reads the reviews if the preloaded request gets no response', async ({ page }) => {
  await page.route('**/documents/reviews?*', () => {});
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
});

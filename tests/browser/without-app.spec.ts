// A page reloads once if its app fails to load. After a second failure it works without the app.
import { contactLinks } from 'shared/salon.ts';
import { reviewBanners } from '../../src/content/banners.ts';
import { siteMap } from '../../src/content/site-map.ts';
import {
  expect,
  fillInReview,
  footerLink,
  heading,
  openPage,
  readPageViews,
  test,
  whenHydrated,
} from './site-test.ts';

test.use({ expectedErrors: /404|ERR_FAILED/ });

test('a page whose app fails to load reloads once, and keeps the typed text', async ({ page }) => {
  let requests = 0;
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await failing;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/review', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  const stars = page.getByRole('radio', { name: '3 sterren' });
  await name.fill('Zonder app');
  await stars.check();
  fail();
  await expect.poll(() => requests).toBe(2);
  await whenHydrated(page);
  await expect(name).toHaveValue('Zonder app');
  await expect(stars).toBeChecked();
  expect(await readPageViews(page)).toHaveLength(1);
});

test('a page whose app never loads reloads only once, and has mail and phone links and no dead button', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
  const { home, reviews, writeReview, mail, album } = siteMap;
  for (const path of [...[home, reviews, writeReview, mail, album].map(({ path }) => path), '/a']) {
    documents.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => documents).toEqual([path, path]);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([path, path]);
    await expect(page.locator('html[data-without-app]'), path).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator(`a[href="${contactLinks.email}"]:visible`).first()).toBeVisible();
    await expect(page.locator(`a[href="${contactLinks.phone}"]:visible`).first()).toBeVisible();
    const clickable = page.getByRole('button').and(page.locator(':not([inert] *)'));
    await expect(clickable, path).toHaveCount(0);
    await expect(page.getByText('worden geladen').filter({ visible: true }), path).toHaveCount(0);
  }
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
});

test('the app starts even if the browser reports no first paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await openPage(page, '/');
});

test('a review whose code a deployment has removed shows an error', async ({ page }) => {
  await page.route('**/assets/store-review-*.js', (route) => route.fulfill({ status: 404 }));
  await fillInReview(page, 'Oud tabblad', 'Een keer getypt.');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText(reviewBanners.failed)).toBeVisible();
});

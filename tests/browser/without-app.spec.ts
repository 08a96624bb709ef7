// A page whose app fails to load asks once more, and then shows its words for no script.
import type { Page } from '@playwright/test';
import { contactLinks, salon } from 'shared/salon.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { expect, footerLink, heading, hold, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404|ERR_FAILED/ });

/** Asked for, it fails so many times, when the test lets it. */
async function setup(page: Page, path: string, faults: number, fault: 404 | 'aborted') {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let failed = 0;
  await page.route('**/assets/index-*.js', async (route) => {
    failed += 1;
    if (failed > faults) return route.continue();
    await failing;
    return fault === 'aborted' ? route.abort() : route.fulfill({ status: fault });
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { documents, fail };
}

for (const fault of [404, 'aborted'] as const) {
  test(`a new document asks for it once more (${fault}), with what was typed, and counts as one view`, async ({
    page,
  }) => {
    const { documents, fail } = await setup(page, '/review', 1, fault);
    const name = page.getByRole('textbox', { name: 'Naam' });
    const stars = page.getByRole('radio', { name: '3 sterren' });
    await name.fill('Zonder app');
    await stars.check();
    fail();
    await expect.poll(() => documents).toEqual(['/review', '/review']);
    await whenHydrated(page);
    await expect(name).toHaveValue('Zonder app');
    await expect(stars).toBeChecked();
    expect(await page.evaluate(() => globalThis.dataLayer?.length)).toBe(1);
  });
}

test('the page reloads once and no more, reads as it is, and its links open', async ({ page }) => {
  const { documents, fail } = await setup(page, '/contact', Number.POSITIVE_INFINITY, 404);
  fail();
  await expect.poll(() => documents).toEqual(['/contact', '/contact']);
  await page.waitForLoadState('networkidle');
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/contact', '/contact', '/tarieven', '/tarieven']);
});

test('every page whose app is refused can be read, and offers mail and telephone and nothing dead', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  for (const path of [...pageNames.map((name) => siteMap[name].path), '/bestaat-niet']) {
    await page.goto(path);
    await expect(page.locator('html[data-without-app]'), path).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator(`a[href="${contactLinks.email}"]:visible`).first()).toBeVisible();
    await expect(page.locator(`a[href="${contactLinks.phone}"]:visible`).first()).toBeVisible();
    const pressable = page.getByRole('button').and(page.locator(':not([inert] *)'));
    await expect(pressable, path).toHaveCount(0);
    await expect(page.getByText('worden geladen').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('words replace a spinner when the app hangs, and the list replaces the words when it comes', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/documents/reviews?*', (route) => route.abort());
  const release = await hold(page, '**/assets/index-*.js');
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto('/recensies');
  await asked;
  const words = page.getByText('De recensies verschijnen alleen met JavaScript');
  await page.clock.fastForward(17_000);
  await expect(page.getByText('worden geladen')).toBeVisible();
  await expect(words).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(words).toBeVisible();
  await expect(page.getByText('worden geladen')).toBeHidden();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(words).toBeHidden();
});

test('a visitor whose app hangs sees the typed text without a dead button, and can send it later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/assets/index-*.js');
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto('/review');
  await asked;
  const name = page.getByRole('textbox', { name: 'Naam' });
  await name.pressSequentially('Zonder app');
  await page.clock.fastForward(18_000);
  const words = page.getByText('Dit formulier werkt alleen met JavaScript');
  await expect(words).toBeVisible();
  await expect(words.getByRole('link', { name: salon.phone })).toBeVisible();
  const button = page.getByRole('button', { name: 'Plaats review' });
  await expect(button).toBeHidden();
  await expect(name).toBeFocused();
  await page.getByRole('textbox', { name: 'Review' }).pressSequentially('Nog steeds');
  await heading(page).click(); // leaves the fields
  await expect(name).toHaveValue('Zonder app');
  await expect(name).toBeVisible();
  release();
  await whenHydrated(page);
  await expect(words).toBeHidden();
  await expect(button).toBeVisible();
  await expect(name).toHaveValue('Zonder app');
});

test('a visitor who reloads before the app has loaded keeps the typed text', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/review');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Ongeduldig');
  await page.reload();
  release();
  await whenHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Ongeduldig');
});

test('the app also starts where the browser does not report its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await whenHydrated(page);
});

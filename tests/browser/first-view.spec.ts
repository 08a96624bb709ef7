// What a visit costs, in requests and bytes. Times are for `npm run bench`, not for a test.
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { expect, test, whenAlive } from './site-test.ts';

test('the first view of the home page is at most 5 requests and 70 kB, without a script file', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  const scripts: string[] = [];
  const addresses: string[] = [];
  page.on('requestfinished', (request) => {
    addresses.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // The app comes by itself 1.5 s after the page was loaded; here that moment never comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto('/');
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  // Browsers fetch some pictures further down ahead of time; those count as bytes only.
  const later = await page
    .locator('img[loading=lazy]')
    .evaluateAll((pictures) => pictures.map((picture) => Reflect.get(picture, 'src')));
  expect(addresses.filter((address) => !later.includes(address)).length).toBeLessThanOrEqual(5);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThan(70_000);
});

test('a page comes to life by itself when nobody does anything', async ({ page }) => {
  const app = page.waitForRequest('**/assets/index-*.js');
  await page.goto('/');
  await app;
});

for (const sign of ['pointer', 'key'] as const) {
  test(`a page comes to life at the first ${sign}`, async ({ page }) => {
    await page.goto('/');
    const app = page.waitForRequest('**/assets/index-*.js', { timeout: 1_000 });
    if (sign === 'key') await page.keyboard.press('Tab');
    else await page.mouse.move(50, 50, { steps: 3 });
    await app;
  });
}

test('a link works before the page has come to life, and once only', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => {}); // the page may be gone by then
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarieven', exact: true }).click();
  await expect(page).toHaveURL('/tarieven');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarieven');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what was typed before the form came to life is kept and sent', async ({ page }) => {
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/review', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Naam' }).fill('Vroege vogel');
  await page.getByRole('textbox', { name: 'Review' }).fill('Nog voor het script er was.');
  await page.getByRole('radio', { name: '3 sterren' }).check();
  // Pressed too early, this must not put the texts in the address, or lose them.
  await page.getByRole('button', { name: 'Plaats review' }).click();
  press();
  await whenAlive(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Vroege vogel');
  await expect(page.getByRole('radio', { name: '3 sterren' })).toBeChecked();
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText('Bedankt voor uw review!')).toBeVisible({ timeout: 20_000 });
});

test('once a page is at rest, no next page asks for any code', async ({ page }) => {
  // At rest is after the last page of the site map was fetched, however long that takes.
  const last = page.waitForResponse(/\/assets\/mail-page-/);
  await page.goto('/');
  await whenAlive(page);
  await last;
  await page.waitForLoadState('networkidle');
  const code: string[] = [];
  page.on('request', (request) => {
    const isPicture = ['image', 'media'].includes(request.resourceType());
    if (!isPicture && request.url().includes('/assets/')) code.push(request.url());
  });
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  for (const name of pageNames) {
    // The live pages fetch Firebase, which no other page should pay for.
    if ('startsAtOnce' in siteMap[name] || !('menu' in siteMap[name])) continue;
    if (siteMap[name].menu === 'header') continue;
    await links.and(page.locator(`[href="${siteMap[name].path}"]`)).click();
    await expect(page).toHaveTitle(`Trimsalon Zachtpoot | ${siteMap[name].title}`);
  }
  expect(code).toEqual([]);
});

test.describe('after a new version went live', () => {
  test.use({ expectedErrors: /404/ });

  test('a page whose old code is gone opens as a document of the new version', async ({ page }) => {
    await page.route('**/assets/prices-page-*.js', (route) => route.fulfill({ status: 404 }), {
      times: 20,
    });
    await page.goto('/contact');
    await whenAlive(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Tarieven', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarieven');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  });
});

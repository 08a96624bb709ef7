// Where the app does not come, the page reads as it was prerendered, and asks once more.
import type { Page } from '@playwright/test';
import { expect, footerLink, heading, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404|503|ERR_FAILED/ });

/** Asked for, it fails so many times, when the test lets it. */
async function setup(page: Page, path: string, faults: number, fault: 404 | 503 | 'aborted') {
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

for (const fault of [404, 503, 'aborted'] as const) {
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

import type { Page } from '@playwright/test';
import { expect, hold, test, whenPainted } from './site-test.ts';
import { findCutLargeText } from './text-checks.ts';

// Some devices' fallback typeface widens the salon's name. The header leaves room for that.
test('late typefaces do not move the menu button, and cut no price', async ({ page }) => {
  const release = await openWithout(page, '/tarieven', 320);
  expect(await findCutLargeText(page)).toEqual([]);
  const menu = page.getByRole('banner').getByText('Menu');
  const box = await menu.boundingBox();
  expect(box?.width).toBeGreaterThan(0);
  await release();
  await whenPainted(page);
  expect(await menu.boundingBox()).toEqual(box);
});

/** Opens the page without its typefaces. The returned function lets them load. */
async function openWithout(page: Page, path: string, width: number): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height: 800 });
  const release = await hold(page, '**/*.woff2');
  await hold(page, /documents:batchGet/); // the notices of the salon would move text
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Waits until it is too late for Figtree (`font-display: optional`).
  await page.waitForTimeout(300);
  return async () => {
    release();
    await page.evaluate(() => document.fonts.load('600 1em Fraunces'));
  };
}

// Late typefaces move no text: Fraunces has a fallback of its size, and a late Figtree is ignored.
import type { Page } from '@playwright/test';
import { expect, hold, test, whenHydrated, whenPainted } from './site-test.ts';
import { findCutLargeText } from './text-checks.ts';

test('late typefaces move no text on the home page', async ({ page }) => {
  const release = await openWithout(page, '/', 360);
  const fallback = '600 16px "Fraunces Times"';
  const loadedFaces = page.evaluate((font) => document.fonts.load(font), fallback);
  test.skip(!(await loadedFaces.then(Boolean, () => false)), 'needs Times or Liberation Serif');
  const before = await page.evaluate(readBoxes);
  expect(before.length).toBeGreaterThan(30);
  await release();
  // The app's stylesheet must not declare the typefaces again, or the browser uses the late ones.
  const faces = await page.evaluate(() => document.fonts.size);
  await whenHydrated(page);
  expect(await page.evaluate(() => document.fonts.size)).toBe(faces);
  await whenPainted(page);
  expect(await page.evaluate(readBoxes)).toEqual(before);
});

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

/** Reads the top and height of each block. They change if a text wraps differently. */
function readBoxes(): string[] {
  const blocks = 'main :is(h1, h2, h3, p, a, td, th), header a, footer a';
  return Array.from(document.querySelectorAll<HTMLElement>(blocks), (element) => {
    const { top, height } = element.getBoundingClientRect();
    const [words] = element.innerText.split('\n', 1); // without the phone hours that the app adds
    return `${words}: ${Math.round(top + window.scrollY)} +${Math.round(height)}`;
  });
}

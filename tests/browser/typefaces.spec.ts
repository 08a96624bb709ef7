// Nothing may move when the typefaces arrive: the fallbacks take the same room.
import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from './site-test.ts';

const blocks = 'main :is(h1, h2, h3, p, a, td, th), header a, footer a';

for (const width of [360, 1440]) {
  test(`text stays where it is when late typefaces arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdTypefaces(page);
    for (const path of ['/', '/tarieven']) {
      release.hold();
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const hasFallback = await page.evaluate(() =>
        Promise.all(
          ['16px "Figtree Arial"', '600 16px "Fraunces Times"'].map((font) =>
            document.fonts.load(font),
          ),
        ).then(
          () => true,
          () => false,
        ),
      );
      test.skip(!hasFallback, 'no Arial or Times on this machine, nor their equals');
      // By then the browser has given up on a typeface that is optional.
      await page.waitForTimeout(300);
      const before = await page.evaluate(readBoxes, blocks);
      expect(before.length).toBeGreaterThan(30);
      release.now();
      await expect.poll(() => page.evaluate(isHeadingSet)).toBe(true);
      // Named again by the app's style sheet, the one that came too late would be put in after all.
      const faces = await page.evaluate(() => document.fonts.size);
      await whenHydrated(page);
      expect(await page.evaluate(() => document.fonts.size)).toBe(faces);
      expect(await page.evaluate(readBoxes, blocks)).toEqual(before);
      expect(await page.evaluate(sumShifts)).toBe(0);
    }
  });
}

/** Keeps every typeface under way until `now`. */
async function holdTypefaces(page: Page) {
  let go = () => {};
  let gate = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  return {
    hold: () => {
      gate = new Promise((resolve) => {
        go = resolve;
      });
    },
    now: () => go(),
  };
}

/** Top and height of each block, which change when a line breaks elsewhere. */
function readBoxes(selector: string): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => {
    const { top, height } = element.getBoundingClientRect();
    const words = element.textContent.slice(0, 30);
    return `${words}: ${Math.round(top + window.scrollY)} +${Math.round(height)}`;
  });
}

function isHeadingSet(): boolean {
  return Array.from(document.fonts).some(
    ({ family, status }) => family.includes('Fraunces') && !/ /.test(family) && status === 'loaded',
  );
}

async function sumShifts(): Promise<number> {
  // Two frames: then what the typeface did has been painted and reported.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

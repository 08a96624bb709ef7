// Layout shifts, as the browser itself tells of them.
import type { Page } from '@playwright/test';
import { cacheTypefaces } from './site-test.ts';

declare global {
  var shifts: string[];
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** `blocked`: patterns of urls that do not come. */
export async function watchShifts(page: Page, blocked: readonly string[] = []): Promise<void> {
  // Late ones have tests of their own: typefaces.spec.ts.
  await cacheTypefaces(page);
  // Not by routes: those leave the browser without a cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...blocked] });
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      // The observer was asked for these entries and gets no others.
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 80));
        globalThis.shifts.push(`${location.pathname} ${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readShifts(page: Page): Promise<string[]> {
  // Two frames, for what the observer has still to tell.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => globalThis.shifts);
}

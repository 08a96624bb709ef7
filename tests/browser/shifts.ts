import type { Page } from '@playwright/test';
import { addTypefaces, whenPainted } from './site-test.ts';

declare global {
  var shifts: string[];
}

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; sources: Source[] };

/** `blocked`: patterns of urls that fail to load. */
export async function watchShifts(page: Page, blocked: readonly string[] = []): Promise<void> {
  await addTypefaces(page);
  // Blocks urls by CDP, because `page.route` would turn off the browser's cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...blocked] });
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect: { x, y }, currentRect: to }) => {
          const around = node?.parentElement?.innerHTML.slice(0, 80);
          return `${node?.nodeName} ${x},${y} -> ${to.x},${to.y} in ${around}`;
        });
        globalThis.shifts.push(`${location.pathname} ${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readShifts(page: Page): Promise<string[]> {
  await whenPainted(page);
  return page.evaluate(() => globalThis.shifts);
}

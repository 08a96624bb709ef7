// Measures pages in a browser with a slow connection and a slow CPU.
import type { Browser, Page } from '@playwright/test';

/** Lighthouse's screen, and its applied slow 4G and CPU. Lighthouse's upload is slower. */
const viewport = { width: 412, height: 823 };
const latency = 562.5; // ms
const throughput = (1_474.56 * 1024) / 8; // bytes a second
const cpuSlowdown = 4;
/** ms without a change, after which a page is at rest. */
export const restTime = 2_000;

type Figures = { lcp: number; tasks: { start: number; duration: number }[]; click: number };

declare global {
  var figures: Figures;
}

export async function visit<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'nl-NL', viewport });
  try {
    // Defines `__name` in the page: tsx adds calls of `__name` to functions that run there.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    await context.addInitScript(observePage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Runs in each document before its own scripts. */
function observePage(): void {
  const figures: Figures = { lcp: 0, tasks: [], click: 0 };
  globalThis.figures = figures;
  const observe = (type: string, keep: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
    observer.observe({ type });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    figures.tasks.push({ start: startTime, duration });
  });
  const readHeading = () => document.querySelector('h1')?.textContent;
  const timeClick = ({ timeStamp }: Event) => {
    const before = readHeading();
    const storeTime = () => {
      figures.click = performance.now() - timeStamp;
    };
    const check = () => {
      const isShown = readHeading() !== before;
      // The timeout runs after the paint of this frame.
      if (isShown) setTimeout(storeTime);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  addEventListener('click', timeClick, { capture: true });
}

/** Runs in the page. Total blocking time: what each long task after the first paint has over
 * 50 ms. */
export function readPaints(): { lcp: number; tbt: number } {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { lcp, tasks } = globalThis.figures;
  let tbt = 0;
  for (const { start, duration } of tasks) {
    if (start > painted) tbt += duration - 50;
  }
  return { lcp, tbt };
}

/** Runs in the page at each frame, until it returns a time. An image must have loaded its file. */
export function timeFirstItem(): number {
  const items = [...document.querySelectorAll('main article, main li img')];
  const isWhole = (item: Element) => {
    if (!(item instanceof HTMLImageElement)) return true;
    return item.complete && item.naturalWidth > 0;
  };
  return items.some(isWhole) ? performance.now() : 0;
}

export async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = (time: number) => {
    const files = performance.getEntriesByType('resource');
    const lastScript = files.findLast(({ name }) => name.endsWith('.js'));
    if (!lastScript) return false;
    const loaded = lastScript.startTime + lastScript.duration;
    return performance.now() > loaded + time;
  };
  await page.waitForFunction(isAtRest, restTime, { polling: 200, timeout: 60_000 });
}

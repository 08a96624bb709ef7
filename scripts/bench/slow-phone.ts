// Opens pages in a browser with a slow connection and a slow CPU.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const phone = { viewport: { width: 412, height: 823 } } as const;

/** Slow 4G in ms and kbit/s. `lighthouse`: the values of Lighthouse's applied throttling. */
export const networks = {
  slow4g: { latency: 150, kilobits: 1_638.4 },
  lighthouse: { latency: 562.5, kilobits: 1_474.56 },
} as const;

type Network = (typeof networks)[keyof typeof networks];
type Visitor = BrowserContextOptions & { network?: Network };

export async function visit<Result>(
  browser: Browser,
  { network, ...options }: Visitor,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'nl-NL', ...options });
  try {
    // Defines `__name` in the page: tsx adds calls of `__name` to functions that run there.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    const page = await context.newPage();
    if (network) await slowDown(page, network);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { latency, kilobits }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (kilobits * 1024) / 8;
  const directions = { downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    ...directions,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = () => {
    const code = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const last = code.at(-1);
    return last && performance.now() > last.startTime + last.duration + 2_000;
  };
  await page.waitForFunction(isAtRest, null, { polling: 200, timeout: 60_000 });
}

// Measures the time from a click to the paint of the next page, on slow 4G and a slow CPU.
import type { Browser, Page, Request } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { baselinePath } from './bench-site.ts';
import type { Figure } from './figures.ts';
import { networks, untilAtRest, visit } from './slow-phone.ts';

const { home, prices, about, reviews } = siteMap;
const targets = [prices.path, about.path, reviews.path];
const viewport = { width: 1280, height: 800 };
const visitor = { viewport, network: networks.slow4g };

export async function measureClicks(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const page of targets) {
      const clickAfter = (path: string, wait?: (opened: Page) => Promise<void>) =>
        visit(browser, visitor, async (opened) => {
          await opened.addInitScript(timeClicks);
          await opened.goto(origin + path);
          await wait?.(opened);
          return click(opened, page);
        });
      const whole = await clickAfter(baselinePath);
      const early = await clickAfter(home.path, (opened) => opened.waitForTimeout(2_000));
      const rested = await clickAfter(home.path, untilAtRest);
      console.error(`Clicks ${round}: ${page} ${rested.ms.toFixed(0)} ms at rest`);
      figures.push(
        { name: 'click, whole document', page, value: whole.ms },
        { name: 'click 2 s after load', page, value: early.ms },
        { name: 'click 2 s after load / whole document', page, value: early.ms / whole.ms },
        { name: 'click 2 s after load: documents', page, value: early.documents },
        { name: 'click at rest', page, value: rested.ms },
        { name: 'click at rest: requests for code', page, value: rested.code },
      );
    }
  }
  return figures;
}

async function click(page: Page, target: string) {
  await page.locator(`a[href="${target}"]`).filter({ visible: true }).first().hover();
  await page.waitForTimeout(80);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.mouse.down();
  await page.mouse.up();
  const painted = await page.waitForFunction(() => sessionStorage.getItem('bench-painted'));
  return {
    ms: Number(await painted.jsonValue()),
    documents: requests.filter((request) => request.isNavigationRequest()).length,
    code: requests.filter((request) => request.url().endsWith('.js')).length,
  };
}

/** Runs in every document. Measures the time from a click until another heading is painted. */
function timeClicks(): void {
  const readHeading = () => document.querySelector('h1')?.textContent;
  const checkHeading = () => {
    const { at, heading } = JSON.parse(sessionStorage.getItem('bench-click') ?? '{}');
    if (!readHeading() || readHeading() === heading) return requestAnimationFrame(checkHeading);
    return setTimeout(() => {
      const now = performance.timeOrigin + performance.now();
      sessionStorage.setItem('bench-painted', String(now - at));
    });
  };
  const start = ({ timeStamp }: Event) => {
    const clicked = { at: performance.timeOrigin + timeStamp, heading: readHeading() };
    sessionStorage.setItem('bench-click', JSON.stringify(clicked));
    requestAnimationFrame(checkHeading);
  };
  addEventListener('click', start, { capture: true });
  if (sessionStorage.getItem('bench-click')) requestAnimationFrame(checkHeading);
}

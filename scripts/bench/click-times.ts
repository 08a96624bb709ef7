// From a click on a link until the next page is painted, on a slow phone.
import type { Browser, Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { type Figure, limitPath } from './budgets.ts';
import { watchCode } from './code-at-rest.ts';
import { isHydrated, namesInPages, type SeenClick, swapPages, watchClicks } from './in-page.ts';
import { lines, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';

/**
 * early: 2 s after the page was loaded; static: the same on a page without script; cold: as soon as the
 * page has hydrated; warm: when it has fetched all it wants; swapped: the same without the app, by the
 * least script that can show another page in its place.
 */
type Moment = 'early' | 'static' | 'cold' | 'warm' | 'swapped';

export type Click = SeenClick & { page: string; moment: Moment };

/** Milliseconds. */
const waits = { aim: 80, early: 2_000, shifts: 1_000 };

type Plan = {
  origin: string;
  pages: readonly string[];
  count: number;
  tell: (line: string) => void;
};

export async function measureClicks(browser: Browser, plan: Plan): Promise<Click[]> {
  const clicks: Click[] = [];
  for (let round = 0; round < plan.count; round++) {
    for (const page of plan.pages) {
      for (const moment of ['static', 'early', 'cold'] as const) {
        clicks.push(await clickAnew(browser, plan.origin, page, moment));
      }
    }
    clicks.push(...(await clickThrough(browser, plan, 'warm')));
    clicks.push(...(await clickThrough(browser, plan, 'swapped')));
    plan.tell(`clicks ${round + 1}: ${clicks.length} so far`);
  }
  return clicks;
}

async function clickAnew(
  browser: Browser,
  origin: string,
  target: string,
  moment: 'early' | 'static' | 'cold',
): Promise<Click> {
  const page = await openSlowPage(browser);
  try {
    const start = moment === 'static' ? limitPath : startOf(target);
    await page.goto(origin + start, { waitUntil: 'load' });
    if (moment === 'cold') await page.waitForFunction(isHydrated);
    if (moment === 'early') await page.waitForTimeout(waits.early);
    return { page: target, moment, ...(await click(page, target)) };
  } finally {
    await page.context().close();
  }
}

/** One visit along all pages, each from the page that the others start at too. */
async function clickThrough(
  browser: Browser,
  { origin, pages }: Plan,
  moment: 'warm' | 'swapped',
): Promise<Click[]> {
  const page = await openSlowPage(browser);
  const clicks: Click[] = [];
  try {
    if (moment === 'warm') {
      const codeIsAtRest = watchCode(page);
      await page.goto(origin + siteMap.home.path, { waitUntil: 'load' });
      await codeIsAtRest();
    } else {
      await page.goto(origin + limitPath, { waitUntil: 'load' });
      await page.evaluate(swapPages, [siteMap.home.path, siteMap.prices.path, ...pages]);
    }
    for (const target of pages) {
      await goTo(page, startOf(target));
      clicks.push({ page: target, moment, ...(await click(page, target)) });
    }
    return clicks;
  } finally {
    await page.context().close();
  }
}

async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await click(page, path);
}

function startOf(target: string): string {
  return target === siteMap.home.path ? siteMap.prices.path : siteMap.home.path;
}

async function openSlowPage(browser: Browser): Promise<Page> {
  // Wide enough to show all links of the menu.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(namesInPages);
  await context.addInitScript(watchClicks);
  const page = await context.newPage();
  await slowDown(page, lines.slow4g);
  return page;
}

/** The pointer goes to the link and presses, as fast as people do. */
async function click(page: Page, target: string): Promise<SeenClick> {
  const link = page.locator(`a[href="${target}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no link to ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 20, y + 5);
  await page.mouse.move(x, y);
  await page.waitForTimeout(waits.aim);
  await page.mouse.down();
  await page.mouse.up();
  const seen = await page.waitForFunction(() => sessionStorage.getItem('bench-seen'));
  await page.waitForTimeout(waits.shifts);
  const shift = await page.evaluate(() => Number(sessionStorage.getItem('bench-shift')));
  return { ...JSON.parse(String(await seen.jsonValue())), shift };
}

export function summarizeClicks(clicks: readonly Click[]): Figure[] {
  const pages = [...new Set(clicks.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const pick = (moment: Moment) =>
      clicks.filter((one) => one.page === page && one.moment === moment);
    const time = (moment: Moment) => median(pick(moment).map((one) => one.milliseconds));
    const requests = (moment: Moment) => Math.max(...pick(moment).map((one) => one.requests));
    const shifts = [...pick('cold'), ...pick('warm')].map(({ shift }) => shift);
    return [
      { name: 'clickCold', page, value: time('cold') },
      { name: 'clickWarm', page, value: time('warm') },
      { name: 'clickSwapped', page, value: time('swapped') },
      { name: 'clickWarmRatio', page, value: time('warm') / time('swapped') },
      { name: 'clickColdRequests', page, value: requests('cold') },
      { name: 'clickWarmRequests', page, value: requests('warm') },
      { name: 'clickShift', page, value: Math.max(...shifts) },
      { name: 'clickEarly', page, value: time('early') },
      { name: 'clickEarlyRatio', page, value: time('early') / time('static') },
    ] satisfies Figure[];
  });
}

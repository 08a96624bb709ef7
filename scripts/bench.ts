// `npm run bench` measures first visits to the site as it ships, with the consent bar, on a slow
// phone. It prints each page beside its copy without scripts, which shows what the scripts cost.
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { pageNames, siteMap } from '../src/content/site-map.ts';
import { barePage, findCopy, startBenchSite } from './bench/bench-site.ts';
import { type Column, columns, composeTable, type Sample } from './bench/medians.ts';
import { readPaints, restTime, timeFirstItem, untilAtRest, visit } from './bench/slow-phone.ts';
import { findBrowser } from './browsers/find-browser.ts';

const rounds = 5;
const { home, prices, about, reviews, album } = siteMap;
const lists: readonly string[] = [reviews.path, album.path];

const samples: Sample[] = [];

function keep(row: string, column: Column, value: number): void {
  samples.push({ row, column, value });
}

const site = await startBenchSite();
const browser = await chromium.launch(await findBrowser());

async function measurePage(path: string): Promise<void> {
  const lcp = await visit(browser, async (page) => {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    if (lists.includes(path)) {
      const first = await page.waitForFunction(timeFirstItem);
      keep(path, 'first review or photo', await first.jsonValue());
    }
    await untilAtRest(page);
    const paints = await page.evaluate(readPaints);
    keep(path, 'TBT', paints.tbt);
    return paints.lcp;
  });
  const without = await measureStill(findCopy(path));
  keep(path, 'LCP', lcp);
  keep(path, 'LCP without scripts', without);
  keep(path, 'LCP / without', lcp / without);
}

/** Returns the LCP of a page without scripts, in ms. */
async function measureStill(path: string): Promise<number> {
  return visit(browser, async (page) => {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(restTime); // untilAtRest waits for a script, and here is none
    const paints = await page.evaluate(readPaints);
    return paints.lcp;
  });
}

/** Measures from a click on the home page, at rest, until the next page's heading is painted. */
async function measureClick(path: string): Promise<void> {
  await visit(browser, async (page) => {
    await page.goto(site.url + home.path);
    await untilAtRest(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    const painted = await page.waitForFunction(() => globalThis.figures.click);
    keep(path, 'click', await painted.jsonValue());
  });
}

/** Opens the lists once: the emulator is slow on its first queries. */
async function warmUp(): Promise<void> {
  for (const path of lists) {
    await visit(browser, (page) => page.goto(site.url + path));
  }
}

try {
  await warmUp();
  for (let round = 1; round <= rounds; round++) {
    for (const name of pageNames) await measurePage(siteMap[name].path);
    keep('home page, words only', 'LCP', await measureStill(barePage));
    for (const { path } of [prices, about, reviews]) await measureClick(path);
    console.error(`Round ${round} of ${rounds} is done.`);
  }
} finally {
  await browser.close();
  await site.stop();
}

console.table(composeTable(samples), [...columns]);
const load = loadavg()[0]?.toFixed(1);
console.log(`Medians of ${rounds} in ms. The load is ${load} on ${cpus().length}.`);

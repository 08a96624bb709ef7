// `npm run bench` measures first visits to the site as it ships, with the consent bar, on a slow
// phone. It prints each page beside its copy without scripts, which shows what the scripts cost.
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { pageNames, siteMap } from '../src/content/site-map.ts';
import { findCopy, startBenchSite } from './bench/bench-site.ts';
import { readPaints, timeFirstItem, untilAtRest, visit } from './bench/slow-phone.ts';
import { findBrowser } from './browsers/find-browser.ts';

const rounds = 3;
const { home, prices, about, reviews, album } = siteMap;
const lists: readonly string[] = [reviews.path, album.path];

const samples: Record<string, Record<string, number[]>> = {};
const keep = (path: string, column: string, value: number) => {
  samples[path] ??= {};
  samples[path][column] ??= [];
  samples[path][column].push(value);
};

const site = await startBenchSite();
const browser = await chromium.launch(await findBrowser());

async function measurePage(path: string): Promise<void> {
  await visit(browser, async (page) => {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    if (lists.includes(path)) {
      const first = await page.waitForFunction(timeFirstItem);
      keep(path, 'first review or photo', await first.jsonValue());
    }
    await untilAtRest(page);
    const { lcp, tbt } = await page.evaluate(readPaints);
    keep(path, 'LCP', lcp);
    keep(path, 'TBT', tbt);
  });
  await visit(browser, async (page) => {
    await page.goto(site.url + findCopy(path), { waitUntil: 'load' });
    await page.waitForTimeout(2_000);
    const { lcp, tbt } = await page.evaluate(readPaints);
    keep(path, 'LCP without scripts', lcp);
    keep(path, 'TBT without scripts', tbt);
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

try {
  for (const path of lists) await visit(browser, (page) => page.goto(site.url + path)); // warms up
  for (let round = 1; round <= rounds; round++) {
    for (const name of pageNames) await measurePage(siteMap[name].path);
    for (const { path } of [prices, about, reviews]) await measureClick(path);
    console.error(`Round ${round} of ${rounds} is done.`);
  }
} finally {
  await browser.close();
  await site.stop();
}

const takeMedian = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
const table = Object.entries(samples).map(([path, columns]) => [
  path,
  Object.fromEntries(
    Object.entries(columns).map(([column, values]) => [column, takeMedian(values)]),
  ),
]);
console.table(Object.fromEntries(table), [
  'LCP',
  'LCP without scripts',
  'TBT',
  'TBT without scripts',
  'first review or photo',
  'click',
]);
console.log(
  `Medians of ${rounds} in ms. The load is ${loadavg()[0]?.toFixed(1)} on ${cpus().length}.`,
);

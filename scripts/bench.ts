// `npm run bench` measures first visits to the site as it ships, with the consent bar, on a slow
// phone. It prints each page beside its copy without scripts, which shows what the scripts cost.
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { pageNames, siteMap } from '../src/content/site-map.ts';
import { barePage, findCopy, startBenchSite } from './bench/bench-site.ts';
import { readPaints, timeFirstItem, untilAtRest, visit } from './bench/slow-phone.ts';
import { findBrowser } from './browsers/find-browser.ts';

const rounds = 5;
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
  const lcp = await visit(browser, async (page) => {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    if (lists.includes(path)) {
      const first = await page.waitForFunction(timeFirstItem);
      keep(path, 'first review or photo', await first.jsonValue());
    }
    await untilAtRest(page);
    const { lcp, tbt } = await page.evaluate(readPaints);
    keep(path, 'TBT', tbt);
    return lcp;
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
    await page.waitForTimeout(2_000);
    return (await page.evaluate(readPaints)).lcp;
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
    keep('the words of / alone', 'LCP', await measureStill(barePage));
    for (const { path } of [prices, about, reviews]) await measureClick(path);
    console.error(`Round ${round} of ${rounds} is done.`);
  }
} finally {
  await browser.close();
  await site.stop();
}

/** With three digits, so that times and ratios are as exact as the measurement. */
const takeMedian = (values: number[]) =>
  Number(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toPrecision(3));
const table = Object.entries(samples).map(([path, columns]) => [
  path,
  Object.fromEntries(
    Object.entries(columns).map(([column, values]) => [column, takeMedian(values)]),
  ),
]);
console.table(Object.fromEntries(table), [
  'LCP',
  'LCP without scripts',
  'LCP / without',
  'TBT',
  'first review or photo',
  'click',
]);
console.log(
  `Medians of ${rounds} in ms. The load is ${loadavg()[0]?.toFixed(1)} on ${cpus().length}.`,
);

// `npm run bench` measures the built site, prints a table, and fails if a budget is broken.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pageNames, siteMap } from '../src/content/site-map.ts';
import { findFreePort, startBenchSite } from './bench/bench-site.ts';
import { measureClicks } from './bench/click-times.ts';
import { type Figure, judgeMedians } from './bench/figures.ts';
import { runLighthouse } from './bench/lighthouse-runs.ts';
import { measureLivePages } from './bench/live-pages.ts';
import { composeTable } from './bench/table.ts';
import { findBrowser } from './browsers/find-browser.ts';
import { standInSettings } from './build/settings.ts';

const folder = '.local/bench';

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
const rounds = values.quick ? 1 : 3;
const pages = values.quick ? (['home', 'writeReview', 'reviews'] as const) : pageNames;
const paths = pages.map((name) => siteMap[name].path);
const startedAt = new Date();
const loadAtStart = `${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`;

const site = await startBenchSite(folder);
const { executablePath, args } = await findBrowser();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});

const parts: Record<string, () => Promise<Figure[]>> = {
  lighthouse: () => runLighthouse({ origin: site.url, port, paths, rounds }),
  clicks: () => measureClicks(browser, site.url, rounds),
  // Runs last, because measureLivePages deletes the seed data.
  'live pages': () => measureLivePages(browser, site, rounds),
};
const samples: Figure[] = [];
const problems: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  try {
    samples.push(...(await measure()));
  } catch (error) {
    problems.push(`Not measured: ${name}: ${inspect(error)}`);
  }
}
await browser.close();
await site.stop();

const figures = judgeMedians(samples);
for (const { page, name, shown, target, verdict } of figures) {
  if (verdict === 'broken') problems.push(`Broken: ${page} ${name}: ${shown}, target ${target}`);
}
const keys = Object.keys(standInSettings).filter((name) => standInSettings[name]);
const minutes = Math.round((Date.now() - startedAt.getTime()) / 60_000);
const results = { startedAt, minutes, loadAtStart, problems, figures };
writeFileSync(`${folder}/bench.json`, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\n${composeTable(figures)}\n`);
console.log(problems.join('\n') || 'Every budget is held.');
console.log(`The measured build has stand-ins for ${keys.join(', ')}.`);
console.log(`${minutes} min; the load was ${loadAtStart}. All figures: ${folder}/bench.json`);
process.exitCode = problems.length > 0 ? 1 : 0;

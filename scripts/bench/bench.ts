// `npm run bench`: measures the production site, prints one table, and fails on a broken budget.
import { inspect } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { whenAskedToEnd } from '../local/ending.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import type { Figure } from './budgets.ts';
import { measureClicks, summarizeClicks } from './click-times.ts';
import { startDebuggedBrowser } from './debugged-browser.ts';
import { measureFirstCards, measureSlowLivePages } from './first-card.ts';
import { type LighthouseRun, summarizeRuns } from './lighthouse-figures.ts';
import { runLighthouseInTurns } from './lighthouse-runs.ts';
import { type BenchOptions, readBenchOptions, usage } from './options.ts';
import { noteStart, report } from './report.ts';
import { measureReviewTravel, summarizeReviewTravel } from './review-travel.ts';
import { measureWeights } from './weights.ts';

const ended = 130; // as shells report a program that Ctrl-C ended
const tell = (line: string) => console.error(line);

// Everything started here ends with this process.
whenAskedToEnd(
  () => process.exit(ended),
  () => process.exit(ended),
);
const read = readBenchOptions(process.argv.slice(2));
if ('help' in read) console.log(usage);
else if ('problem' in read) fail(read.problem);
else await run(read.options).catch((error) => fail(explain(error)));

async function run(options: BenchOptions): Promise<void> {
  const start = noteStart();
  const site = await startBenchSite();
  try {
    const lighthouse = options.parts.includes('lighthouse') ? await runMobile(site, options) : [];
    const figures = [...summarizeRuns(lighthouse), ...(await drive(site, options))];
    const holds = await report({ start, options, figures, lighthouse });
    process.exitCode = holds ? 0 : 1;
  } finally {
    await site.stop();
  }
}

async function runMobile({ url }: BenchSite, options: BenchOptions): Promise<LighthouseRun[]> {
  const browser = await startDebuggedBrowser(await findBrowser());
  const { port } = browser;
  try {
    return await runLighthouseInTurns({ origin: url, port, counts: options, tell, ...options });
  } finally {
    await browser.stop();
  }
}

/** The parts that drive a browser themselves. The last one leaves other reviews than the seed. */
async function drive(site: BenchSite, options: BenchOptions): Promise<Figure[]> {
  const { path, flags } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  const figures: Figure[] = [];
  try {
    if (options.parts.includes('clicks')) {
      const { pages, clicks: count } = options;
      figures.push(
        ...summarizeClicks(await measureClicks(browser, { origin: site.url, pages, count, tell })),
      );
    }
    if (options.parts.includes('weight'))
      figures.push(...(await measureWeights(browser, site.url)));
    if (options.parts.includes('live'))
      figures.push(...(await measureLive(browser, site, options)));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureLive(browser: Browser, site: BenchSite, { reviews, cards }: BenchOptions) {
  tell('live pages');
  const times = await measureReviewTravel(browser, site.url, reviews);
  const slow = await measureSlowLivePages(browser, site.url, cards);
  return [
    ...summarizeReviewTravel(times),
    ...(await measureFirstCards(browser, site, cards)),
    ...slow,
  ];
}

/** Our own sentences as they are; anything unexpected with all there is to know. */
function explain(error: unknown): string {
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  return isSentence ? error.message : inspect(error);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

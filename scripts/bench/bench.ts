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
import { type BenchOptions, type Part, readBenchOptions, usage } from './options.ts';
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
  const problems: string[] = [];
  const lighthouse: LighthouseRun[] = [];
  const site = await startBenchSite();

  /** A part that breaks off costs its own figures, and not those of the others. */
  async function measure(part: Part, work: () => Promise<Figure[]>): Promise<Figure[]> {
    if (!options.parts.includes(part)) return [];
    tell(`Measuring: ${part}`);
    try {
      return await work();
    } catch (error) {
      problems.push(`${part}: ${explain(error)}`);
      return [];
    }
  }

  try {
    const figures = await measure('lighthouse', async () => {
      lighthouse.push(...(await runMobile(site, options)));
      return summarizeRuns(lighthouse);
    });
    await drive(site, async (browser) => {
      figures.push(
        ...(await measure('clicks', () => runClicks(browser, site, options))),
        ...(await measure('weight', () => measureWeights(browser, site.plainUrl))),
        // The last, because it leaves other reviews than the seed.
        ...(await measure('live', () => measureLive(browser, site, options))),
      );
    });
    const holds = await report({ start, options, figures, lighthouse, problems });
    process.exitCode = holds ? 0 : 1;
  } finally {
    await site.stop();
  }
}

async function runMobile(site: BenchSite, options: BenchOptions): Promise<LighthouseRun[]> {
  const browser = await startDebuggedBrowser(await findBrowserFor(site));
  const { port } = browser;
  try {
    return await runLighthouseInTurns({
      origin: site.url,
      port,
      counts: options,
      tell,
      ...options,
    });
  } finally {
    await browser.stop();
  }
}

async function drive(site: BenchSite, work: (browser: Browser) => Promise<void>): Promise<void> {
  const { path, flags } = await findBrowserFor(site);
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function findBrowserFor({ browserFlags }: BenchSite) {
  const found = await findBrowser('tests');
  return { ...found, flags: [...found.flags, ...browserFlags] };
}

async function runClicks(browser: Browser, { url }: BenchSite, { pages, clicks }: BenchOptions) {
  const seen = await measureClicks(browser, { origin: url, pages, count: clicks, tell });
  return summarizeClicks(seen);
}

async function measureLive(browser: Browser, site: BenchSite, { reviews, cards }: BenchOptions) {
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

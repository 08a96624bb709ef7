// From opening a live page until its first review or photo stands there, and what it reads for that.
import type { Browser } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import type { BenchSite } from './bench-site.ts';
import type { Figure } from './budgets.ts';
import { fillReviews } from './fill-reviews.ts';
import { keepStreams, namesInPages, whenPainted } from './in-page.ts';
import { lines, phone, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';

export type FirstCard = {
  milliseconds: number;
  /** Documents that came over the line, each once. */
  documents: number;
  /** Those that the SDK read once more. */
  repeated: number;
  aggregates: number;
};

type LivePage = { path: string; selector: string };

const reviews = { path: siteMap.reviews.path, selector: 'article' };
const album = { path: siteMap.album.path, selector: 'main img' };
const stored = { firstCardFew: 10, firstCardMore: 1_000, firstCardMany: 10_000 } as const;

/** Milliseconds: what comes after the first card. */
const settles = 1_500;

async function openLivePage(
  browser: Browser,
  origin: string,
  { path, selector }: LivePage,
  isSlow: boolean,
): Promise<FirstCard> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(namesInPages);
    await context.addInitScript(keepStreams);
    const page = await context.newPage();
    if (isSlow) await slowDown(page, lines.lighthouse);
    let aggregates = 0;
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes(':runAggregationQuery')) aggregates++;
      if (response.url().includes('orderBy=date')) answers.push(response.text());
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    const paintedAt = await page.evaluate(whenPainted, { selector, text: '' });
    const milliseconds = paintedAt - (await page.evaluate(() => performance.timeOrigin));
    await page.waitForTimeout(settles);
    const wire = await page.evaluate(() => Reflect.get(globalThis, 'benchStreams').join(''));
    const names = listDocuments([...(await Promise.all(answers)), String(wire)].join('\n'));
    const documents = new Set(names).size;
    return { milliseconds, documents, repeated: names.length - documents, aggregates };
  } finally {
    await context.close();
  }
}

/** The names of the documents in what the server sends, by either way. */
export function listDocuments(wire: string): string[] {
  return [...wire.matchAll(/"name":\s*"(projects\/[^"]+\/reviews\/[^"/]+)"/g)].map(([, name]) =>
    String(name),
  );
}

/** On the seed data, as Lighthouse applies a slow phone. */
export async function measureSlowLivePages(
  browser: Browser,
  origin: string,
  count: number,
): Promise<Figure[]> {
  const times = { reviews: [] as number[], album: [] as number[] };
  for (let round = 0; round < count; round++) {
    times.reviews.push((await openLivePage(browser, origin, reviews, true)).milliseconds);
    times.album.push((await openLivePage(browser, origin, album, true)).milliseconds);
  }
  return [
    { name: 'firstCardApplied', value: median(times.reviews) },
    { name: 'firstPhotoApplied', value: median(times.album) },
  ];
}

/** Replaces the seed data. The numbers of reviews take turns, so that noise hits all alike. */
export async function measureFirstCards(
  browser: Browser,
  { url, firestore }: BenchSite,
  count: number,
): Promise<Figure[]> {
  const cards: Record<keyof typeof stored, FirstCard[]> = {
    firstCardFew: [],
    firstCardMore: [],
    firstCardMany: [],
  };
  for (let round = 0; round < count; round++) {
    for (const name of ['firstCardFew', 'firstCardMore', 'firstCardMany'] as const) {
      await fillReviews(firestore, stored[name]);
      await openLivePage(browser, url, reviews, false); // the emulator's first answer is slow
      cards[name].push(await openLivePage(browser, url, reviews, false));
    }
  }
  return summarizeCards(cards);
}

export function summarizeCards(cards: Record<keyof typeof stored, FirstCard[]>): Figure[] {
  const time = (of: readonly FirstCard[]) => median(of.map(({ milliseconds }) => milliseconds));
  const { firstCardFew, firstCardMore, firstCardMany } = cards;
  return [
    { name: 'firstCardFew', value: time(firstCardFew) },
    { name: 'firstCardMore', value: time(firstCardMore) },
    { name: 'firstCardMany', value: time(firstCardMany) },
    { name: 'firstCardRatio', value: time(firstCardMany) / time(firstCardFew) },
    { name: 'documentsRead', value: Math.max(...firstCardMany.map(({ documents }) => documents)) },
    {
      name: 'documentsRepeated',
      value: Math.max(...firstCardMany.map(({ repeated }) => repeated)),
    },
    { name: 'aggregates', value: Math.max(...firstCardMany.map(({ aggregates }) => aggregates)) },
  ];
}

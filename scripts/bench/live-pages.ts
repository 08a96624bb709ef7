// Measures the time to the first review or photo on a slow phone, and the documents read.
import type { Browser } from '@playwright/test';
import { addDays, format } from 'date-fns';
import { siteMap } from '../../src/content/site-map.ts';
import { writeSeed } from '../local/write-seed.ts';
import type { BenchSite } from './bench-site.ts';
import type { Figure } from './figures.ts';
import { networks, phone, visit } from './slow-phone.ts';

const { reviews, album } = siteMap;

export async function measureLivePages(
  browser: Browser,
  { url, firestore }: BenchSite,
  rounds: number,
): Promise<Figure[]> {
  const open = async (path: string, selector: string) => {
    await openOnce(browser, url + path, selector); // not counted: the first load is slow
    const opened = [await openOnce(browser, url + path, selector)];
    while (opened.length < rounds) opened.push(await openOnce(browser, url + path, selector));
    return opened;
  };
  const figures: Figure[] = [];
  for (const { ms } of await open(album.path, 'main li img')) {
    figures.push({ name: 'first photo', page: album.path, value: ms });
  }
  for (const count of [10, 10_000] as const) {
    await fillReviews(firestore, count);
    const page = reviews.path;
    for (const { ms, documents, aggregates } of await open(page, 'article')) {
      figures.push(
        { name: `first card of ${count}`, page, value: ms },
        { name: `documents read of ${count}`, page, value: documents },
        { name: `aggregate queries of ${count}`, page, value: aggregates },
      );
    }
  }
  return figures;
}

async function fillReviews(server: BenchSite['firestore'], count: number): Promise<void> {
  const origin = `http://${server.host}:${server.port}`;
  const documents = `emulator/v1/projects/${server.projectId}/databases/(default)/documents`;
  const cleared = await fetch(`${origin}/${documents}`, { method: 'DELETE' });
  if (!cleared.ok) throw new Error(`The emulator was not cleared: ${await cleared.text()}`);
  for (let first = 1; first <= count; first += 100) {
    // A busy emulator may refuse batches of more than 100 writes.
    const ids = Array.from({ length: Math.min(100, count) }, (_, index) => first + index);
    const reviews = ids.map((id) => [`reviews/${id}`, composeReview(id)]);
    await writeSeed(server, Object.fromEntries(reviews));
  }
}

/** Dates seven reviews a day from 2020 on: a recent review would send the owner a mail. */
function composeReview(id: number) {
  const date = format(addDays(new Date(2020, 0, 1), id / 7), 'yyyy/MM/dd');
  const review = `Bezoek ${id}: rustig, netjes en met alle tijd voor onze kat. Tot de volgende keer!`;
  return { id, name: `Klant ${id}`, review, stars: 5, date };
}

function openOnce(browser: Browser, url: string, selector: string) {
  return visit(browser, { ...phone, network: networks.lighthouse }, async (page) => {
    await page.addInitScript(keepResponses);
    let aggregates = 0;
    page.on('request', (request) => {
      if (request.url().includes(':runAggregationQuery')) aggregates += 1;
    });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(whenPainted, selector);
    const ms = await painted.jsonValue();
    console.error(`First ${selector}: ${ms.toFixed(0)} ms`);
    await page.waitForTimeout(5_000);
    const received = await page.evaluate(() => String(Reflect.get(globalThis, 'benchReceived')));
    const read = /"name":\s*"projects\/[^"]+\/documents\/\w+\/[^"/]+"/g;
    const documents = received.match(read) ?? [];
    return { ms, documents: documents.length, aggregates };
  });
}

/** Runs in the page at each frame, until it returns a time. An image must have loaded its file. */
function whenPainted(selector: string): number {
  const elements = [...document.querySelectorAll(selector)];
  const isWhole = (element: Element) =>
    !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
  return elements.some(isWhole) ? performance.now() : 0;
}

/** Runs in the page: keeps the text of each `fetch` response, even before its end arrives. */
function keepResponses(): void {
  const { fetch } = globalThis;
  let received = '';
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    const keep = new WritableStream<string>({
      write(text) {
        received += text;
        Object.assign(globalThis, { benchReceived: received });
      },
    });
    const copy = response.clone().body?.pipeThrough(new TextDecoderStream());
    copy?.pipeTo(keep).catch(() => {}); // ignored here: the app gets the same error
    return response;
  };
}

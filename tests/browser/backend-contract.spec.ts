// One contract for every implementation of Backend, played in a real browser against the real
// thing behind it: the Firestore emulator, and the embedded store of the local server.
import type { Page } from '@playwright/test';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import type { Backend, Batch } from '../../src/data/backend.ts';
import { today } from '../today.ts';
import { embeddedSources, firestoreSources } from './site-server.ts';
import { expect, test } from './site-test.ts';

declare global {
  var backend: Backend;
  var seenReviews: readonly Review[];
  var isLive: boolean | undefined;
  var summary: ReviewSummary | null | undefined;
}

const loadBackend = `
  import { createBackend } from '/src/data/create-backend.ts';
  globalThis.backend = await createBackend();
`;

const day = today();

function compose(name: string, changes: Partial<NewReview> = {}): NewReview {
  return { name, review: 'Fijn & <b>rustig</b> 🐈', stars: 4, date: day, ...changes };
}

const faults: Partial<Record<keyof NewReview, unknown>>[] = [
  { name: '\u00a0\u200b' },
  { review: 'x'.repeat(256) },
  { stars: 4.5 },
  { date: `${day.slice(0, 5)}02/30` },
];

async function prepare(page: Page): Promise<Page> {
  await page.goto('/delen/home.jpg'); // with nothing of the app, which the dev server gives in hundreds of files
  await page.addScriptTag({ type: 'module', content: loadBackend });
  await page.waitForFunction(() => 'backend' in globalThis);
  return page;
}

const watch = (page: Page) =>
  page.evaluate(async () => {
    const watchReviews = await globalThis.backend.reviews.loadWatch();
    watchReviews({
      onBatch({ items, summary }) {
        globalThis.seenReviews = items;
        globalThis.isLive = true;
        globalThis.summary = summary;
      },
      onLost() {
        globalThis.isLive = false;
      },
      onError: console.error,
    });
  });

const add = (page: Page, review: NewReview) =>
  page.evaluate((added) => globalThis.backend.addReview(added), review);

const readAll = (page: Page) =>
  page.evaluate(async () => {
    const watchReviews = await globalThis.backend.reviews.loadWatch();
    let page = await new Promise<Batch<Review>>((onBatch, onError) => {
      watchReviews({ onBatch, onLost: () => {}, onError });
    });
    const all = [...page.items];
    for (let last = all.at(-1); last && page.hasMore; last = all.at(-1)) {
      page = await globalThis.backend.fetchOlderReviews(last);
      all.push(...page.items);
    }
    return all;
  });

for (const [name, { url }] of Object.entries({
  embedded: embeddedSources,
  firestore: firestoreSources,
})) {
  test.describe(`the ${name} backend`, () => {
    test.use({
      baseURL: url,
      bypassCSP: true,
      expectedErrors: /ERR_FAILED|status of 40[039]/,
    });

    test('gives the newest first, and the older ones after them, each once', async ({ page }) => {
      await prepare(page);
      const all = await readAll(page);
      expect(all.length).toBeGreaterThanOrEqual(30);
      expect(new Set(all.map((review) => review.documentName)).size).toBe(all.length);
      const order = all.map(({ date, id }) => `${date} ${String(id).padStart(9, '0')}`);
      expect(order).toEqual(order.toSorted().toReversed());
    });

    test('shows a review to every other visitor within 2 s, exactly as sent', async ({
      page,
      browser,
    }) => {
      const other = await prepare(
        await (await browser.newContext({ baseURL: url, bypassCSP: true })).newPage(),
      );
      await watch(other);
      await other.waitForFunction(() => globalThis.isLive); // the emulator loses what is written while a list connects
      await prepare(page);
      const review = compose('Contract één', { review: 'a\nb "c" \\ \u{1F407}' });
      await add(page, review);
      await other.waitForFunction(
        (sent) => globalThis.seenReviews.some((seen) => seen.name === sent),
        review.name,
        { timeout: 2_000 },
      );
      const seen = await other.evaluate(() => globalThis.seenReviews);
      expect(seen.find(({ name }) => name === review.name)).toMatchObject(review);
      await other.context().close();
    });

    test('refuses what is no review, and stores nothing of it', async ({ page }) => {
      await prepare(page);
      for (const changes of faults) {
        // Wrong on purpose; the type stands for what a visitor's own code could send.
        const review = { ...compose('Fout'), ...changes } as NewReview;
        await expect(add(page, review), JSON.stringify(changes)).rejects.toThrow();
      }
      const names = new Set(['Fout', ...faults.map(({ name }) => name)]);
      expect((await readAll(page)).filter(({ name }) => names.has(name))).toEqual([]);
    });

    test('counts them, and a new one within seconds, also for who reads the newest two', async ({
      page,
    }) => {
      await prepare(page);
      await watch(page);
      await page.waitForFunction(() => globalThis.summary);
      expect(await add(page, compose('Geteld'))).toBe('sent');
      const all = await readAll(page);
      expect(all.length).toBeGreaterThan(30);
      await page.waitForFunction((least) => Number(globalThis.summary?.count) >= least, all.length);
      const { items, summary } = await page.evaluate(() => globalThis.backend.fetchNewestReviews());
      expect(items).toHaveLength(2);
      expect(items[0]?.date).toBe(day);
      expect(summary?.count).toBeGreaterThan(30);
      expect(summary?.average).toBeGreaterThan(3);
    });

    test('gives the photos with their alt texts, and no notice and an open form where the owner changed neither', async ({
      page,
    }) => {
      await prepare(page);
      expect(await page.evaluate(() => globalThis.backend.fetchNotice())).toBeNull();
      expect(await page.evaluate(() => globalThis.backend.isReviewFormOpen())).toBe(true);
      const photos = await page.evaluate(async () => {
        const watchPhotos = await globalThis.backend.photos.loadWatch();
        const { items } = await new Promise<Batch<Photo>>((onBatch, onError) => {
          watchPhotos({ onBatch, onLost: () => {}, onError });
        });
        return items;
      });
      expect(photos).toHaveLength(18);
      for (const { alt } of photos) expect(alt.length).toBeGreaterThan(10);
    });
  });
}

// That of Firestore is cut in tests/browser/faulty-connections.spec.ts.
test.describe('the embedded backend', () => {
  test.use({ baseURL: embeddedSources.url, bypassCSP: true });

  test('says that the connection is lost, keeps the list, and connects again by itself', async ({
    page,
  }) => {
    const only = {
      documentName: '1',
      id: 1,
      name: 'Hanneke',
      review: 'Fijn!',
      stars: 5,
      date: day,
    };
    const body = `data: ${JSON.stringify([only])}\n\n`; // and then the connection ends
    await page.route(
      '**/__local/reviews/live',
      (route) => route.fulfill({ body, contentType: 'text/event-stream' }),
      { times: 1 },
    );
    await prepare(page);
    await watch(page);
    await page.waitForFunction(() => globalThis.isLive === false);
    expect(await page.evaluate(() => globalThis.seenReviews.length)).toBe(1);
    await page.waitForFunction(() => globalThis.isLive && globalThis.seenReviews.length === 24, {
      timeout: 10_000,
    });
  });
});

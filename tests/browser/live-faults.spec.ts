// What readers see of a connection that fails: the last known list, a notice, and live again by itself.
// The long outages are in `npm run test:soak`.
import type { Page } from '@playwright/test';
import { timeouts } from '../../src/data/backend.ts';
import type { Fault } from '../faults/forward-request.ts';
import { keepFigure } from '../keep-figure.ts';
import { keepReviews, removeReviews } from '../load/stored-reviews.ts';
import { expect, type FaultyConnection, test } from './faulty-connection.ts';
import { site } from './site-server.ts';
import { whenLive } from './site-test.ts';

test.use({ expectedErrors: /ERR_|status of \d|Firestore|CORS/ });
test.setTimeout(240_000);

const notice = /De verbinding is even weg/;

/** Milliseconds: when the device or the visitor is back, and when only the server is. */
const limits = { atOnce: 3_000, byItself: 60_000 };
const mostRequestsAMinute = 8;

/** What fails, for how many seconds, and how soon the notice is there where the SDK knows in time. */
const outages: [what: 'offline' | 'refused' | Fault, seconds: number, noticeWithin?: number][] = [
  ['offline', 5, limits.atOnce],
  ['refused', 5],
];
if (process.env.SOAK) outages.push(['refused', 30], ['refused', 90, 60_000]);
if (process.env.SOAK) outages.push(['silent before', 60], ['status 429', 60, limits.atOnce]);

for (const [what, seconds, noticeWithin] of outages) {
  test(`${what} for ${seconds} s: the reviews stay, and are live again in time`, async ({
    visitor,
    connection: { proxy, owner },
  }) => {
    const waiting = await visitor();
    const looking = await visitor();
    const pages = [waiting, looking];
    await Promise.all(pages.map((page) => page.goto('/recensies')));
    for (const page of pages) await whenLive(page);
    const first = await storeReview(owner, 900_001);
    for (const page of pages) await expect(first(page)).toBeVisible({ timeout: 20_000 });
    // One more where the review came after the list.
    const shown = await Promise.all(pages.map((page) => page.getByRole('article').count()));

    // As the page sends them: one that is refused gets to no proxy.
    const requests: number[] = [];
    waiting.on('request', (request) => {
      if (request.url().includes(`:${site.firestorePort}/`)) requests.push(Date.now());
    });
    const lost = Date.now();
    if (what === 'offline') await Promise.all(pages.map((page) => page.context().setOffline(true)));
    else if (what === 'refused') await proxy.refuse();
    else {
      proxy.chooseFault(() => what);
      if (what === 'silent before') proxy.freeze();
      else await proxy.refuse().then(proxy.listen); // ends what is open
    }
    const noticed = waiting
      .getByText(notice)
      .waitFor({ timeout: seconds * 1_000 })
      .then(() => Date.now() - lost)
      .catch(() => Infinity);
    const stored = await storeReview(owner, 900_002);
    await waiting.waitForTimeout(seconds * 1_000 - (Date.now() - lost));
    const perMinute = findMostAMinute(requests);
    expect(perMinute).toBeLessThanOrEqual(mostRequestsAMinute);
    for (const [index, page] of pages.entries())
      await expect(page.getByRole('article')).toHaveCount(shown[index] ?? 0);
    const noticeAfter = await noticed;
    if (noticeWithin) expect(noticeAfter).toBeLessThanOrEqual(noticeWithin);

    for (const page of pages) await page.context().setOffline(false);
    proxy.chooseFault(() => 'none');
    await proxy.listen();
    const back = Date.now();
    if (what !== 'offline') await look(looking);
    const [live, liveForWhoLooks] = await Promise.all(
      pages.map(async (page) => {
        const isTold = page === looking || what === 'offline';
        const timeout = isTold ? limits.atOnce : limits.byItself;
        await expect(stored(page)).toBeVisible({ timeout });
        await expect(page.getByText(notice)).toHaveCount(0);
        return Date.now() - back;
      }),
    );
    keepFigure(
      `${what} for ${seconds} s: ms to notice / live / live for who looks, requests a minute`,
      `${noticeAfter} / ${live} / ${liveForWhoLooks}, ${perMinute}`,
    );
  });
}

for (const [path, fault, failure, role, items] of [
  ['/recensies', 'silent before', /recensies konden niet geladen worden/, 'article', 24],
  ['/fotoalbum', 'status 429', /foto's konden niet geladen worden/, 'img', 18],
] as const) {
  test(`${path} without a first response (${fault}) says so in time, and comes when it can`, async ({
    page,
    connection: { proxy },
  }) => {
    proxy.chooseFault(() => fault);
    await page.clock.install();
    const tried = page.waitForRequest(/\/Listen\//);
    await page.goto(path);
    await tried;
    await page.clock.fastForward(timeouts.read);
    const failed = page.getByText(failure);
    await expect(failed.or(page.getByText(/nog geen/))).toBeVisible();
    await expect(page.getByText(/nog geen/)).toHaveCount(0);
    proxy.chooseFault(() => 'none');
    await look(page);
    const list = page.getByRole('main').getByRole('listitem').getByRole(role);
    await expect(list).toHaveCount(items, { timeout: limits.atOnce });
    await expect(failed).toHaveCount(0);
  });
}

test.afterEach(({ connection }) => removeReviews(connection, ['900001', '900002']));

/** Newer than every other; returns where it stands in a page. */
async function storeReview(owner: FaultyConnection['owner'], id: number) {
  await keepReviews({ owner }, [[String(id), id]], { date: '2099/01/01' });
  return (page: Page) => page.getByRole('heading', { name: `Van eerder ${id}` });
}

/** The visitor looks at the page again. */
function look(page: Page): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** In the worst minute. */
function findMostAMinute(times: readonly number[]): number {
  const counts = times.map(
    (first) => times.filter((at) => at >= first && at < first + 60_000).length,
  );
  return Math.max(0, ...counts);
}

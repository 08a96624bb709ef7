// While a connection fails, the last list stays visible. After the outage the list is live again.
// `npm run test:soak` adds longer outages (docs/testing.md).

import type { Page } from '@playwright/test';
import { listSizes } from 'shared/review.ts';
import type { Fault } from '../../data/forward-request.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { skipWaitFor, whenLive } from '../site-test.ts';
import { expect, type FaultyConnection, test } from './faulty-connection.ts';

test.use({ expectedErrors: /ERR_|status of \d|Firestore|CORS/ });
test.setTimeout(240_000);

const banner = /Nieuwe recensies verschijnen nu niet vanzelf/;

/** In ms: the time within which a page must be live after the connection returns. The SDK alone
 * waits for 7 s or longer. */
const limits = { afterRetry: 6_000, withoutRetry: 90_000 };

/** `bannerWithin`: in ms. It is longer for 'refused', because the SDK first retries. Offline, the
 * test skips the wait. */
const outages: [what: 'offline' | 'refused' | Fault, seconds: number, bannerWithin?: number][] = [
  ['offline', 3],
];
if (process.env.SOAK) {
  outages.push(
    ['offline', 20],
    ['refused', 90, 60_000],
    ['status 429', 60, 25_000],
    ['silent before', 60],
  );
}

for (const [what, seconds, bannerWithin] of outages) {
  test(`the reviews stay visible during ${seconds} s of "${what}", and are live again after it`, async ({
    openVisitorPage,
    connection: { proxy, owner },
  }) => {
    const [waiting, clicking] = [await openVisitorPage(), await openVisitorPage()];
    const pages = [waiting, clicking];
    await Promise.all(pages.map((page) => page.goto('/recensies')));
    for (const page of pages) await whenLive(page);
    await clicking.clock.install(); // after whenLive, which reads the browser's own times
    const first = await storeReview(owner, 900_001);
    for (const page of pages) await expect(first(page)).toBeVisible({ timeout: 20_000 });

    const lost = Date.now();
    if (what === 'offline') await Promise.all(pages.map((page) => page.context().setOffline(true)));
    else {
      if (what !== 'refused') proxy.chooseFault(() => what);
      if (what === 'silent before') proxy.freeze();
      else await proxy.refuse(); // also ends the open connections
      if (what !== 'refused') await proxy.listen();
    }
    const stored = await storeReview(owner, 900_002);
    if (what === 'offline') await skipWaitFor(clicking, clicking.getByText(banner));
    else if (bannerWithin) await clicking.getByText(banner).waitFor({ timeout: bannerWithin });
    await waiting.waitForTimeout(seconds * 1_000 - (Date.now() - lost));
    for (const page of pages) await expect(page.getByRole('article')).toHaveCount(listSizes[0]);
    const retry = clicking.getByRole('button', { name: 'Probeer opnieuw' });
    if (what === 'offline') {
      await retry.click();
      await expect(clicking.getByText('Er is nog geen verbinding.')).toBeVisible();
    }

    proxy.chooseFault(() => 'none');
    await proxy.listen();
    for (const page of pages) await page.context().setOffline(false);
    // A click reloads the page. The button goes if the list is live again before the click.
    const isClicked = await retry.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    const timeout = isClicked ? limits.afterRetry : limits.withoutRetry;
    await expect(stored(clicking)).toBeVisible({ timeout });
    await expect(stored(waiting)).toBeVisible({ timeout: limits.withoutRetry });
    for (const page of pages) await expect(page.getByText(banner)).toHaveCount(0);
  });
}

test('"try again" shows a review that was stored while the network blocked the stream', async ({
  page,
  connection: { owner },
}) => {
  await page.clock.install();
  await page.route(/Firestore\/Listen/, (route) => route.abort());
  await page.goto('/recensies');
  await expect(page.getByRole('article')).toHaveCount(listSizes[0]);
  const stored = await storeReview(owner, 900_001);
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
  await skipWaitFor(page, retry);
  await retry.click();
  await expect(stored(page)).toBeVisible();
});

test.afterEach(({ connection }) => removeReviews(connection, ['900001', '900002']));

/** Stores a review that tops the list. Returns a function that locates the review in a page. */
async function storeReview(owner: FaultyConnection['owner'], id: number) {
  await storeReviews({ owner }, [[String(id), id]], { date: '2099/01/01' });
  return (page: Page) => page.getByRole('heading', { name: `Van eerder ${id}` });
}

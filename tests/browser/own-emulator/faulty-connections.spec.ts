// A visitor sends a review through a proxy that disturbs real connections. After each fault the
// form shows thanks or an error. A review that is sent again is still stored only once.
import type { Page } from '@playwright/test';
import { reviewBanners } from '../../../src/content/banners.ts';
import { timeouts } from '../../../src/data/backend.ts';
import type { Fault } from '../../data/forward-request.ts';
import { readStored } from '../../data/stored-reviews.ts';
import { fillInReview, whenHydrated } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

test.use({ expectedErrors: /ERR_|status of (403|409|503)|RPC_ERROR|RestConnection|Firestore/ });
test.setTimeout(120_000);

const { sent: thanks, failed } = reviewBanners;
const send = (page: Page, clickCount = 1) =>
  page.getByRole('button', { name: 'Plaats review' }).click({ clickCount });

async function write(page: Page, name: string) {
  await fillInReview(page, name, 'Over een slechte verbinding.');
  await page.waitForLoadState('networkidle'); // until the code that sends a review has loaded
}

async function isThanked(page: Page): Promise<boolean> {
  const banner = page.getByText(thanks).or(page.getByText(failed));
  await expect(banner).toBeVisible({ timeout: 20_000 });
  return (await banner.textContent()) === thanks;
}

/** Sends the review until the form shows thanks. On a slow machine it may first show an error. */
async function sendUntilThanked(page: Page) {
  await expect(async () => {
    await send(page, 3);
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
}

/** The two requests that the form sends for a review, in order. Each case has a fault in one. */
const points = {
  'the count is read': /:batchGet/,
  'the review is stored': /:commit/,
};
type Case = { point: keyof typeof points; fault: Fault };

// A commit whose response is lost has stored the review.
const cases: Case[] = [
  { fault: 'silent before', point: 'the count is read' },
  { fault: 'reset before', point: 'the review is stored' },
  { fault: 'reset after', point: 'the review is stored' },
  { fault: 'silent after', point: 'the review is stored' },
];

test('the review form shows thanks or an error after each connection fault, and stores the review once', async ({
  openVisitorPage,
  connection,
}) => {
  const failing = new Map<string, Case & { onFault: () => void }>();
  connection.proxy.chooseFault((request) => {
    const next = failing.get(request.visitor);
    if (!next || request.method !== 'POST' || !points[next.point].test(request.path)) return 'none';
    next.onFault();
    return next.fault;
  });

  async function sendUnder({ fault, point }: Case) {
    const name = `${fault} while ${point}`;
    const page = await openVisitorPage(name);
    await page.clock.install();
    await write(page, name);
    const failure = new Promise<void>((resolve) => {
      failing.set(name, { fault, point, onFault: resolve });
    });
    await send(page, 3);
    await failure;
    if (fault.startsWith('silent')) await page.clock.fastForward(timeouts.send);
    const isStored = await isThanked(page);
    if (fault.startsWith('silent')) expect(isStored).toBe(false);
    failing.delete(name);
    if (!isStored) {
      await page.reload();
      await whenHydrated(page);
      await sendUntilThanked(page);
    }
    await page.context().close();
    return name;
  }

  const names = await Promise.all(cases.map(sendUnder));
  const stored = (await readStored(connection)).map(({ name }) => name);
  expect(stored.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
});

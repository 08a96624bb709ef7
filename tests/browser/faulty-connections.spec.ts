// A visitor sends a review while the connection fails, on real sockets. Whatever happens: a banner
// within 20 s, and never a second copy.
import type { Page } from '@playwright/test';
import { timeouts } from '../../src/data/backend.ts';
import { type Fault, faults } from '../faults/forward-request.ts';
import { keepFigure } from '../keep-figure.ts';
import { readStored } from '../load/stored-reviews.ts';
import { expect, type FaultyConnection, test } from './faulty-connection.ts';
import { whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /ERR_|status of (403|409|429|503)|RPC_ERROR|RestConnection|Firestore/ });
test.setTimeout(120_000);

const thanks = 'Bedankt voor uw review!';
const outcome = /Bedankt voor uw review!|Er is een error opgetreden/;
const send = (page: Page, clickCount = 1) =>
  page.getByRole('button', { name: 'Plaats review' }).click({ clickCount });

async function write(page: Page, name: string) {
  await page.goto('/review');
  await whenHydrated(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('textbox', { name: 'Review' }).fill('Over een slechte verbinding.');
  await page.waitForLoadState('networkidle'); // the code that sends it is there
}

async function isThanked(page: Page): Promise<boolean> {
  const banner = page.getByText(outcome);
  await expect(banner).toBeVisible({ timeout: 20_000 });
  return (await banner.textContent()) === thanks;
}

/** Who is told on a slow machine that it failed sends it once more. */
async function sendUntilThanked(page: Page) {
  await expect(async () => {
    await send(page, 3);
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
}

async function expectOnceEach(connection: FaultyConnection, names: readonly string[]) {
  const stored = await readStored(connection);
  const copies = names.map((name) => stored.filter((review) => review.name === name).length);
  expect(copies).toEqual(names.map(() => 1));
}

/** What a request is about, for each point of the way that a review goes. */
const points = {
  'the number is chosen': /:runQuery/,
  'the number is looked at': /:batchGet/,
  'the review is stored': /:commit/,
};
type Case = { point: keyof typeof points; fault: Fault };

// For a query it is all the same whether it or its response is lost; for a commit it is not.
const reading = ['reset before', 'silent before', 'status 429', 'status 503', 'slow'] as const;
const cases: Record<string, Case[]> = {
  before: reading.map((fault, index) => ({
    fault,
    point: index % 2 === 0 ? 'the number is chosen' : 'the number is looked at',
  })),
  while: faults.map((fault) => ({ fault, point: 'the review is stored' })),
};

for (const [moment, tried] of Object.entries(cases)) {
  test(`a connection that fails ${moment} the review is stored ends in a banner, and stores it once`, async ({
    visitor,
    connection,
  }) => {
    const failing = new Map<string, Case & { met: () => void }>();
    connection.proxy.chooseFault((request) => {
      const next = failing.get(request.visitor);
      if (!next || request.method !== 'POST' || !points[next.point].test(request.path))
        return 'none';
      next.met();
      return next.fault;
    });

    async function sendUnder({ fault, point }: Case) {
      const name = `${fault} while ${point}`;
      const page = await visitor(name);
      await page.clock.install();
      await write(page, name);
      const met = new Promise<void>((resolve) => {
        failing.set(name, { fault, point, met: resolve });
      });
      await send(page, 3);
      await met;
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

    // Not all at once: a page keeps its timeout of 15 s as long as it gets some of the processor.
    const half = Math.ceil(tried.length / 2);
    const names = await Promise.all(tried.slice(0, half).map(sendUnder));
    names.push(...(await Promise.all(tried.slice(half).map(sendUnder))));
    await expectOnceEach(connection, names);
    keepFigure(`browser: faults met ${moment} a review was stored`, connection.proxy.countFaults());
  });
}

test('a reload in mid-send does not store a second copy', async ({ page, connection }) => {
  const name = 'Herladen onderweg';
  const commit = points['the review is stored'];
  connection.proxy.chooseFault(({ path }) => (commit.test(path) ? 'slow' : 'none'));
  await write(page, name);
  await send(page);
  await expect.poll(connection.proxy.countFaults).toBe(2); // the browser asked for CORS first
  await page.reload();
  await whenHydrated(page);
  if ((await page.getByText(thanks).count()) === 0) await sendUntilThanked(page);
  await expectOnceEach(connection, [name]);
});

test('without quota a review is not stored, its text stays, and later it is stored once', async ({
  page,
  connection,
}) => {
  const name = 'Even te druk';
  await write(page, name);
  connection.proxy.chooseFault(() => 'status 429');
  const end = Date.now() + (process.env.SOAK ? 60_000 : 0);
  do {
    await send(page);
    await expect(page.getByText('Uw review wordt geplaatst')).toHaveCount(0, { timeout: 15_000 });
    expect(await isThanked(page)).toBe(false);
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue(name);
  } while (Date.now() < end);
  connection.proxy.chooseFault(() => 'none');
  await sendUntilThanked(page);
  await expectOnceEach(connection, [name]);
});

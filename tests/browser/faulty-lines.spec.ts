// A visitor sends a review while the line fails, on real sockets. Whatever happens: a banner within
// 20 s, and never a second copy.
import type { Browser, Page } from '@playwright/test';
import { type Fault, faults } from '../faults/carry.ts';
import { keepFigure } from '../keep-figure.ts';
import { readStored } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-line.ts';
import { whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /ERR_|status of (403|409|429|503)|RPC_ERROR|RestConnection|Firestore/ });
test.setTimeout(120_000);

const thanks = 'Bedankt voor uw review!';
const outcome = /Bedankt voor uw review!|Er is een error opgetreden/;
const place = (page: Page) => page.getByRole('button', { name: 'Plaats review' });

/** Pages of visitors in browsers of their own; the line knows each by the name. */
async function visit(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: name });
  const page = await context.newPage();
  await page.goto('/review');
  await whenHydrated(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('textbox', { name: 'Review' }).fill('Over een slechte lijn.');
  await page.waitForLoadState('networkidle'); // the code that sends it is there
  return page;
}

async function expectBanner(page: Page): Promise<string> {
  const banner = page.getByText(outcome);
  await expect(banner).toBeVisible({ timeout: 20_000 });
  return (await banner.textContent()) ?? '';
}

/** What a request is about, for each point of the way that a review goes. */
const points = {
  'the number is asked for': /:run(Aggregation)?Query/,
  'the number is looked at': /:batchGet/,
  'the review is stored': /:commit/,
};
/** Visitors in browsers of their own at the same time. */
const atOnce = 5;

type Case = { point: keyof typeof points; fault: Fault };

// For a question it is all the same whether it or its answer is lost; for a commit it is not.
const reading: readonly Fault[] = [
  'reset before',
  'silent before',
  'status 429',
  'status 503',
  'slow',
];
const cases: Record<string, Case[]> = {
  before: reading.flatMap((fault) => [
    { fault, point: 'the number is asked for' },
    { fault, point: 'the number is looked at' },
  ]),
  while: faults.map((fault) => ({ fault, point: 'the review is stored' })),
};

for (const [moment, tried] of Object.entries(cases)) {
  test(`a line that fails ${moment} the review is stored ends in a banner, and pressing again stores it once`, async ({
    browser,
    line,
  }) => {
    const failing = new Map<string, Case>();
    line.proxy.choose(({ method, path, visitor }) => {
      const met = failing.get(visitor);
      return met && method === 'POST' && points[met.point].test(path) ? met.fault : 'none';
    });

    async function sendUnder({ fault, point }: Case) {
      const name = `${fault} while ${point}`;
      const page = await visit(browser, name);
      failing.set(name, { fault, point });
      await place(page).click({ clickCount: 3 });
      const first = await expectBanner(page);
      const stored = await readStored(line);
      if (first === thanks) expect(stored.filter((review) => review.name === name)).toHaveLength(1);
      else {
        failing.delete(name);
        await page.reload();
        await whenHydrated(page);
        // Ten at once on a slow machine: who is told once more that it failed presses once more.
        await expect(async () => {
          await place(page).click({ clickCount: 3 });
          await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
        }).toPass({ timeout: 60_000 });
      }
      await page.context().close();
      return name;
    }

    // A page holds its deadline of 15 s as long as it gets some of the processor.
    const names: string[] = [];
    for (let first = 0; first < tried.length; first += atOnce) {
      names.push(...(await Promise.all(tried.slice(first, first + atOnce).map(sendUnder))));
    }
    const stored = await readStored(line);
    const copies = names.map((name) => stored.filter((review) => review.name === name).length);
    expect(copies).toEqual(names.map(() => 1));
    keepFigure(`browser: faults met ${moment} a review was stored`, line.proxy.countFaults());
  });
}

test('a reload or a lost connection in mid-send does not store a second copy', async ({
  browser,
  line,
}) => {
  const isCommit = /:commit/;
  line.proxy.choose(({ method, path }) =>
    method === 'POST' && isCommit.test(path) ? 'slow' : 'none',
  );
  const interruptions: Record<string, (page: Page) => Promise<unknown>> = {
    'Herladen onderweg': (page) => page.reload(),
    'Lijn weg onderweg': async (page) => {
      await page.context().setOffline(true);
      await expectBanner(page);
      await page.context().setOffline(false);
    },
  };

  async function sendInterrupted([name, interrupt]: [string, (page: Page) => Promise<unknown>]) {
    const page = await visit(browser, name);
    const sent = page.waitForRequest(isCommit);
    await place(page).click();
    await sent;
    await page.waitForTimeout(200);
    await interrupt(page);
    await whenHydrated(page);
    if ((await page.getByText(thanks).count()) === 0) {
      await place(page).click();
      await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
    }
    await page.context().close();
    return name;
  }

  const names = await Promise.all(Object.entries(interruptions).map(sendInterrupted));
  const stored = await readStored(line);
  for (const name of names) {
    expect(stored.filter((review) => review.name === name)).toHaveLength(1);
  }
});

test('a server that refuses every connection is told within 20 s, and nothing is lost', async ({
  browser,
  line,
}) => {
  const name = 'Geweigerd';
  const page = await visit(browser, name);
  await line.proxy.refuse();
  await place(page).click();
  await expect(page.getByText('Er is een error opgetreden.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue(name);
  await line.proxy.listen();
  await place(page).click();
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
  const stored = await readStored(line);
  expect(stored.filter((review) => review.name === name)).toHaveLength(1);
  await page.context().close();
});

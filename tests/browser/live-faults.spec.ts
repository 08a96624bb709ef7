// What a reader sees of a connection that fails: the last known list with a notice, and live again by
// itself. What the SDK notices late (30 to 45 s) is in `npm run test:soak`.
import type { Page } from '@playwright/test';
import { keepFigure } from '../keep-figure.ts';
import { keepReviews, removeReviews } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-line.ts';

test.use({ expectedErrors: /ERR_|status of \d|Firestore|CORS/ });
test.setTimeout(90_000);

const notice = /De verbinding is even weg/;
const noReviews = 'Er zijn nog geen recensies';

async function readReviews(page: Page) {
  await page.goto('/recensies');
  await expect(page.getByRole('article')).toHaveCount(24, { timeout: 20_000 });
  await expect(page.getByText(notice)).toHaveCount(0);
}

/** Milliseconds until the notice is there; the reviews stay. */
async function awaitNotice(page: Page, since: number, timeout = 15_000): Promise<number> {
  await expect(page.getByText(notice)).toBeVisible({ timeout });
  const wait = Date.now() - since;
  await expect(page.getByRole('article')).toHaveCount(24);
  return wait;
}

/** The visitor looks at the page again. */
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function awaitLive(page: Page, since: number, timeout = 20_000): Promise<number> {
  await expect(page.getByText(notice)).toHaveCount(0, { timeout });
  return Date.now() - since;
}

test('a server that goes away leaves the last reviews and a notice, and comes back by itself', async ({
  page,
  line,
}) => {
  await readReviews(page);
  const lost = Date.now();
  await line.proxy.refuse();
  keepFigure('live: ms to the notice when the server refuses', await awaitNotice(page, lost));
  await keepReviews(line, [['900001', 900_001]], { date: '2099/01/01' });
  await line.proxy.listen();
  const back = Date.now();
  await expect(page.getByRole('heading', { name: 'Van eerder 900001' })).toBeVisible({
    timeout: 60_000,
  });
  keepFigure('live: ms to live after the server is back', await awaitLive(page, back));
  await removeReviews(line, ['900001']);
});

test('a connection that swallows everything is told too, and is back when the visitor is', async ({
  page,
  line,
}) => {
  test.skip(!process.env.SOAK, 'The SDK needs 45 s to notice: npm run test:soak');
  test.setTimeout(120_000);
  await readReviews(page);
  const lost = Date.now();
  line.proxy.choose(() => 'silent before');
  line.proxy.freeze();
  keepFigure('live: ms to the notice when nothing answers', await awaitNotice(page, lost, 60_000));
  line.proxy.choose(() => 'none'); // what was swallowed stays so
  await look(page);
  keepFigure('live: ms to live when answers come again', await awaitLive(page, Date.now()));
});

test('a device without a connection is told at once', async ({ page, context, line }) => {
  line.proxy.choose(() => 'none');
  await readReviews(page);
  const lost = Date.now();
  await context.setOffline(true);
  keepFigure('live: ms to the notice when offline', await awaitNotice(page, lost));
  await context.setOffline(false);
  keepFigure('live: ms to live when online again', await awaitLive(page, Date.now()));
});

for (const fault of ['reset before', 'silent before', 'status 503'] as const) {
  test(`without an answer (${fault}) "no reviews" is never said, and they come when they can`, async ({
    page,
    line,
  }) => {
    line.proxy.choose(() => fault);
    await page.goto('/recensies');
    const failed = page.getByText('De recensies konden niet geladen worden.');
    await expect(failed.or(page.getByText(noReviews))).toBeVisible({ timeout: 12_000 });
    await expect(page.getByText(noReviews)).toHaveCount(0);
    line.proxy.choose(() => 'none');
    const back = Date.now();
    await look(page);
    await expect(page.getByRole('article')).toHaveCount(24, { timeout: 20_000 });
    keepFigure(`live: ms to the reviews after ${fault}`, Date.now() - back);
  });
}

test('the album goes from the spinner to the error within 12 s, and to the photos when it can', async ({
  page,
  line,
}) => {
  await line.proxy.refuse();
  await page.goto('/fotoalbum');
  await expect(page.getByText("Foto's worden geladen..")).toBeVisible();
  const failed = page.getByText("De foto's konden niet geladen worden!");
  await expect(failed).toBeVisible({ timeout: 12_000 });
  await line.proxy.listen();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18, {
    timeout: 60_000,
  });
  await expect(failed).toHaveCount(0);
});

test('a database that crashes and is started again is live again by itself', async ({
  page,
  line,
}) => {
  test.skip(!process.env.SOAK, 'The SDK needs 30 s to notice: npm run test:soak');
  test.setTimeout(150_000);
  await readReviews(page);
  const lost = Date.now();
  await line.crash();
  keepFigure('live: ms to the notice after a crash', await awaitNotice(page, lost, 60_000));
  await line.restart();
  keepFigure('live: ms to live after the restart', await awaitLive(page, Date.now(), 60_000));
  await expect(page.getByRole('article')).toHaveCount(24);
});

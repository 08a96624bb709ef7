import type { Page } from '@playwright/test';
import { reviewBanners } from '../../src/content/banners.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { readStored as readAll, removeReviews } from '../data/stored-reviews.ts';
import { today } from '../today.ts';
import { database } from './site-data.ts';
import { expect, fillInReview, test, whenLive } from './site-test.ts';

// The browser logs an error for the faults in these tests, and for a retry that the rules refuse.
test.use({
  expectedErrors: /status of (400|403|409|503)|RPC_ERROR|ERR_|Could not reach Cloud Firestore/,
});

const { sent: thanks, failed: failure } = reviewBanners;
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const send = (page: Page) => page.getByRole('button', { name: 'Plaats review' }).click();

/** Reads the reviews of one test: each test writes under its own name. */
const readStored = async (name: string) =>
  (await readAll(database)).filter((review) => review.name === name);

async function expectStoredOnce(page: Page, name: string) {
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
  expect(await readStored(name)).toHaveLength(1);
}

test('a review with markup and emoji is stored as typed, and another visitor sees it live', async ({
  page,
  openVisitorPage,
}) => {
  const name = 'Hostiel <b>';
  const text = `<img src=x onerror="alert('x')"> & "fijn" 'rustig' 🐈‍⬛ één\n<script>1</script>`;
  const reader = await openVisitorPage();
  await reader.goto('/recensies');
  await whenLive(reader);

  await fillInReview(page, name, text);
  await page.getByRole('radio', { name: '4 sterren' }).check();
  const before = today();
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();

  const card = reader.getByRole('article', { name: `Recensie van ${name}` });
  await expect(card).toBeVisible();
  expect(await card.getByText('<img').textContent()).toBe(text);
  await expect(card.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  expect(await card.locator('script, img').count()).toBe(0);

  const [stored] = await readStored(name);
  const { date, ...fields } = stored?.fields ?? {};
  expect(fields).toEqual({ id: expect.any(Number), name, review: text, stars: 4 });
  expect([before, today()]).toContain(date); // a test may run at midnight
  await removeReviews(database, [stored?.documentName ?? '']);
  await expect(card).toHaveCount(0);

  // Firebase stores on which days a visitor came, before any choice.
  const databases = await reader.evaluate(() => indexedDB.databases());
  expect(databases.map((each) => each.name)).toEqual(['firebase-heartbeat-database']);
  await reader.goto(siteMap.privacy.path);
  await reader.getByText('Wat op uw eigen apparaat blijft').click();
  await expect(reader.getByText('noteert software van Google in uw browser')).toBeVisible();
});

test('an offline visitor reads an error, keeps the text, and sends it later', async ({
  page,
  context,
}) => {
  await fillInReview(page, 'Even weg', 'Geschreven in de trein.');
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['store-review', 'firebase-app'].every((file) => loaded.join().includes(file));
  });
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(failure)).toBeVisible();
  await expect(field(page, 'Review')).toHaveValue('Geschreven in de trein.');
  await context.setOffline(false);
  await send(page);
  await expectStoredOnce(page, 'Even weg');
});

test('a review can be posted again after it was stored, even after the owner removed it', async ({
  page,
}) => {
  const name = 'Nog een keer';
  // As some connected devices report.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const post = async (stored: number) => {
    await fillInReview(page, name, 'Weer fijn.');
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await readStored(name)).toHaveLength(stored);
  };
  await post(1);
  await post(2);
  for (const { documentName } of await readStored(name)) {
    await database.owner.commit(
      { set: `bin/${documentName}`, fields: {} },
      { remove: `reviews/${documentName}` },
    );
  }
  await post(1);
});

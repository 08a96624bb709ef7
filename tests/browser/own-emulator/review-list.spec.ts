import type { Page } from '@playwright/test';
import { listSizes } from 'shared/review.ts';
import { siteMap } from '../../../src/content/site-map.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { hold, whenLive, whenPainted } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const sdk = '**/assets/live-queries-*';

const cards = (page: Page) => page.getByRole('article');

test('the reviews appear from one request before the SDK has loaded, and are live after that', async ({
  page,
  connection,
}) => {
  const release = await hold(page, sdk);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/documents\/reviews\?|\/Listen\//.test(request.url())) requests.push(request.url());
  });
  await page.goto(siteMap.reviews.path);
  await expect(page.locator('.first-items')).toHaveCount(0); // the app has drawn the list
  await expect(cards(page)).toHaveCount(listSizes[0]);
  expect(requests).toHaveLength(1); // the app reuses the preloaded response

  await storeReviews(connection, [['900011', 900_011]], { date: '2099/01/01' });
  release();
  await expect(cards(page).first()).toContainText('Van eerder 900011');
  await removeReviews(connection, ['900011']);
});

test('the SDK reads the reviews if the preloaded request gets no response', async ({ page }) => {
  await page.route('**/documents/reviews?*', () => {});
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(listSizes[0]);
});

const older = Array.from({ length: 220 }, (_, index) => [`lang-${index}`, 1_000 - index] as const);

const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Recensie van Van eerder ${number}`, exact: true });

const readTop = (page: Page, number: number) =>
  card(page, number).evaluate((element) => element.getBoundingClientRect().top);

async function openAll(page: Page) {
  await page.goto('/recensies');
  await whenLive(page);
  await page.getByRole('button', { name: 'Toon meer' }).click();
  await expect(card(page, 781)).toHaveCount(1); // the last card
}

test.describe('a list of 250 reviews', () => {
  test.use({ expectedErrors: /ERR_|Firestore/ });

  test.beforeEach(({ connection }) => storeReviews(connection, older, { date: '2020/01/01' }));
  test.afterEach(({ connection }) =>
    removeReviews(
      connection,
      older.map(([name]) => name),
    ),
  );

  test('a change far down a list of 250 reviews shows and does not move the card in view', async ({
    page,
    connection,
  }) => {
    await openAll(page);
    // Repeats a change until it shows: the listener of all 250 reviews has then connected.
    await expect(async () => {
      const review = `Proef ${Date.now()}`;
      await connection.owner.commit({ update: 'reviews/lang-121', fields: { review } });
      await expect(card(page, 879)).toContainText(review, { timeout: 1_000 });
    }).toPass();
    await card(page, 900).scrollIntoViewIfNeeded();
    const before = await readTop(page, 900);
    await connection.owner.commit({
      update: 'reviews/lang-120',
      fields: { review: 'Nu met een andere tekst.' },
    });
    await expect(card(page, 880)).toContainText('Nu met een andere tekst.');
    await removeReviews(connection, ['lang-170']);
    await expect(card(page, 830)).toHaveCount(0);
    expect(await readTop(page, 900)).toBe(before);
  });

  test('Back to a long list restores its scroll position without requesting the list again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAll(page);
    await card(page, 785).scrollIntoViewIfNeeded();
    await whenPainted(page);
    const before = await readTop(page, 785);
    const readAgain: string[] = [];
    page.on('request', (request) => {
      if (/reviews\?|:runQuery/.test(request.url())) readAgain.push(request.url());
    });
    // A script clicks, because a real click would first scroll to the link.
    const form = page.locator(`a[href="${siteMap.writeReview.path}"]`).first();
    await form.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('button', { name: 'Plaats review' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 781)).toHaveCount(1);
    await expect.poll(async () => Math.abs((await readTop(page, 785)) - before)).toBeLessThan(2);
    expect(readAgain).toEqual([]);
  });
});

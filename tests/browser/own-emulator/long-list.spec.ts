// All 250 reviews of a long list are live. A change moves no card in view. A visitor who goes back
// in the same document finds the same card at the same height.
import type { Page } from '@playwright/test';
import { siteMap } from '../../../src/content/site-map.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { expectKeptPosition } from '../kept-position.ts';
import { addTypefaces, footerLink, openPage, whenLive } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const older = Array.from({ length: 220 }, (_, index) => [`lang-${index}`, 1_000 - index] as const);
const arrived = ['900031', 900_031] as const;

const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Recensie van Van eerder ${number}`, exact: true });

const readTop = (page: Page, number: number) =>
  card(page, number).evaluate((element) => element.getBoundingClientRect().top);

test.use({ expectedErrors: /ERR_|Firestore/ });

test.beforeEach(({ connection }) => storeReviews(connection, older, { date: '2020/01/01' }));
test.afterEach(({ connection }) =>
  removeReviews(
    connection,
    [...older, arrived].map(([name]) => name),
  ),
);

async function openAll(page: Page) {
  await page.goto('/recensies');
  await whenLive(page);
  const more = page.getByRole('button', { name: 'Toon meer' });
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await more.click();
  await expect(card(page, 781)).toHaveCount(1); // the last card
}

test('a change far down a list of 250 reviews shows within a second and does not move the card in view', async ({
  page,
  connection,
}) => {
  await openAll(page);
  // Repeats a change until it shows fast: the listener of all 250 reviews has then connected.
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
  await expect(card(page, 880)).toContainText('Nu met een andere tekst.', { timeout: 1_000 });
  await removeReviews(connection, ['lang-170']);
  await expect(card(page, 830)).toHaveCount(0, { timeout: 1_000 });
  expect(await readTop(page, 900)).toBe(before);
});

for (const width of [360, 1440]) {
  test(`a reload and a return restore the scroll position of the reviews at ${width} px`, async ({
    page,
  }) => {
    await expectKeptPosition(page, siteMap.reviews.path, width);
  });
}

for (const width of [360, 1440]) {
  test(`a reload of a long list at ${width} px shows the same card at the same height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await addTypefaces(page); // a late typeface moves the lines of every card
    await openAll(page);
    await card(page, 785).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000); // until the browser has stored the scroll position
    const before = await readTop(page, 785);
    await page.reload();
    await expect(page.locator('.first-items')).toHaveCount(0); // the app has drawn the list
    await page.waitForTimeout(500); // until the live list has replaced the first response
    await expect(card(page, 785)).toBeInViewport();
    await expect.poll(async () => Math.abs((await readTop(page, 785)) - before)).toBeLessThan(2);
  });
}

test('Back to a long list restores its scroll position without requesting the list again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAll(page);
  await card(page, 785).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500); // until the browser has stored the scroll position
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
  await openPage(page, siteMap.contact.path);
  await footerLink(page, 'Recensies').click(); // a new visit starts with the first size
  await whenLive(page);
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('a new review does not move the card in view in a browser without scroll anchoring', async ({
  page,
  connection,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    CSS.supports = () => false; // like WebKit, which lacks `overflow-anchor`
  });
  await page.goto('/recensies');
  await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
  await whenLive(page);
  const read = await page.getByRole('article').nth(6).elementHandle();
  await read?.scrollIntoViewIfNeeded();
  const top = () => read?.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await storeReviews(connection, [arrived], { date: '2099/01/01' });
  await expect(card(page, arrived[1])).toHaveCount(1);
  expect(await top()).toBeCloseTo(before ?? 0, 0);
});

// What the owner writes in the console, and what a visitor sees of it.
import type { Page } from '@playwright/test';
import { expect, test } from './faulty-line.ts';
import { whenHydrated } from './site-test.ts';

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' })
  .format(new Date())
  .replaceAll('-', '/');

test('the owner’s answer appears under a review by itself', async ({ page, line }) => {
  await page.goto('/recensies');
  const card = page.getByRole('article').filter({ hasText: 'Hanneke' });
  await expect(card).toBeVisible({ timeout: 15_000 });
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(0);
  const reply = 'Nee, alleen katten.';
  await line.owner.commit({ update: 'reviews/30', fields: { reply } });
  await expect(card.getByText(reply)).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(/^Antwoord van \p{L}/u);
});

/** This page's notice only: other tests look at the same site at the same time. */
async function useNoticeOf(page: Page, name: string, asked: () => Promise<void>): Promise<void> {
  await page.route('**/documents:batchGet*', async (route) => {
    await asked();
    const postData =
      route.request().postData()?.replace('notices/current', `notices/${name}`) ?? '';
    await route.continue({ postData });
  });
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Mededeling' });

test.describe('a notice on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('moves nothing, covers nothing that has the focus, and stays away once closed', async ({
    page,
    line,
  }) => {
    const text = 'Van 24 december tot en met 3 januari zijn wij met vakantie. Mailen mag altijd.';
    const notice = { text, kind: 'holiday', from: today, until: today };
    await line.owner.commit({ set: 'notices/phone', fields: notice });
    let before: number[] = [];
    await useNoticeOf(page, 'phone', async () => {
      before = await readPlaces(page);
    });
    await page.goto('/contact');
    await expect(bar(page)).toHaveText(`Vakantie. ${text}`);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport();
    expect(before.length).toBeGreaterThan(20);
    expect(await readPlaces(page)).toEqual(before);

    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    for (let steps = 0; steps < 15; steps += 1) {
      await page.keyboard.press('Tab');
      expect(await readCover(page)).toBe('clear');
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });

    await page.getByRole('button', { name: 'Sluit de mededeling' }).click();
    await expect(bar(page)).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.reload();
    await whenHydrated(page);
    await page.waitForTimeout(800); // later than the page asks
    await expect(bar(page)).toHaveCount(0);
    expect(asked.filter((address) => address.includes('batchGet'))).toEqual([]);
  });
});

test('without a notice the answer is a good one, so that the console stays quiet', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/documents:batchGet*');
  await page.goto('/tarieven');
  expect((await answer).status()).toBe(200);
  await expect(bar(page)).toHaveCount(0);
});

test.describe('a database that refuses to tell the notice', () => {
  test.use({ expectedErrors: /403/ });

  test('is no news to a visitor: the page stays as it is', async ({ page }) => {
    const address = '**/documents:batchGet*';
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route(address, (route) => route.fulfill({ status: 403, headers, json: [] }));
    const refused = page.waitForResponse(address);
    await page.goto('/tarieven');
    const before = await page.locator('body').innerText();
    expect((await refused).status()).toBe(403);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('body').innerText()).toBe(before);
  });
});

/** Where everything on the page begins. */
function readPlaces(page: Page): Promise<number[]> {
  return page
    .locator(':is(header, main, footer) :is(h1, h2, p, a, li)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
}

/** Whether the middle of what has the focus is covered by the bar. */
function readCover(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const cover = document.querySelector('aside[aria-label=Mededeling]');
    if (!focused || !cover) return 'gone';
    const place = focused.getBoundingClientRect();
    const isClear = cover.contains(focused) || place.bottom <= cover.getBoundingClientRect().top;
    return isClear ? 'clear' : `${focused.outerHTML.slice(0, 80)} is covered`;
  });
}

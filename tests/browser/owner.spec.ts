// What the owner writes in the console, and what a visitor sees of it.
import type { Page } from '@playwright/test';
import { connectFirestore } from '../firestore-client.ts';
import { site } from './site-server.ts';
import { expect, test, whenAlive } from './site-test.ts';

const owner = connectFirestore(`http://127.0.0.1:${site.firestorePort}`, 'demo-trimsalon', 'owner');
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' })
  .format(new Date())
  .replaceAll('-', '/');

test('the owner’s answer appears under a review by itself', async ({ page }) => {
  const review = { id: 700_001, name: 'Vraagt iets', review: 'Ook honden?', stars: 5, date: today };
  await owner.commit({ create: 'reviews/700001', fields: review });
  await page.goto('/recensies');
  const card = page.getByRole('article').filter({ hasText: 'Vraagt iets' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(0);
  await owner.commit({ update: 'reviews/700001', fields: { reply: 'Nee, alleen katten.' } });
  await expect(card.getByText('Nee, alleen katten.')).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Antwoord van Famke Voorbeeld');
  await owner.commit({ remove: 'reviews/700001' });
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
  }) => {
    const text = 'Van 24 december tot en met 3 januari zijn wij met vakantie. Mailen mag altijd.';
    const notice = { text, kind: 'holiday', from: today, until: today };
    await owner.commit({ set: 'notices/phone', fields: notice });
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
    await whenAlive(page);
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

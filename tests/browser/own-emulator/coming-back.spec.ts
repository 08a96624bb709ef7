// A visitor who returns to the reviews in the same document finds the same cards in place.
import type { Page } from '@playwright/test';
import { siteMap } from '../../../src/content/site-map.ts';
import { keepReviews, removeReviews } from '../../data/stored-reviews.ts';
import { whenHydrated } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const cards = (page: Page) => page.getByRole('article');

const count = 130; // with those of the seed

/** As an older site has them: under names of its own, many with one number, and some numbers missing. */
const more = Array.from(
  { length: count - 30 },
  (_, index) => [`-Nx_oud.${index}`, 5 * (index % 3)] as const,
);

test.afterEach(({ connection }) =>
  removeReviews(
    connection,
    more.map(([name]) => name),
  ),
);

test('a visitor comes back to the same card', async ({ page, connection }) => {
  await keepReviews(connection, more, { date: '2020/01/01' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteMap.reviews.path);
  await whenHydrated(page);
  for (const shown of [24, 100]) {
    await expect(cards(page)).toHaveCount(shown);
    await page.getByRole('button', { name: 'Toon meer' }).click();
  }
  await expect(cards(page)).toHaveCount(count);
  const card = cards(page).nth(count - 4);
  const readTop = () => card.evaluate((element) => element.getBoundingClientRect().top);
  await card.scrollIntoViewIfNeeded();
  // The count above the cards is there, and the browser itself has noted the place.
  await expect(page.getByText(/van de 5/)).toBeVisible();
  await page.waitForTimeout(500);
  const before = await readTop();
  const readAgain: string[] = [];
  page.on('request', (request) => {
    if (/reviews\?|:runQuery/.test(request.url())) readAgain.push(request.url());
  });
  // By the element itself: a mouse would first scroll it into view.
  const form = page.locator(`a[href="${siteMap.writeReview.path}"]`).first();
  await form.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'Plaats review' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(2);
  expect(readAgain).toEqual([]);
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
});

// Each of six pages shows its subject on the first screen, above the contact bar of a phone.
import type { Locator, Page } from '@playwright/test';
import { salon } from 'shared/salon.ts';
import { siteMap } from '../../../src/content/site-map.ts';
import { addTypefaces } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts'; // its database serves one test at a time

const screens = [
  { width: 1440, height: 860 },
  { width: 390, height: 780 },
];

/** `card`: the first review, or on a phone only its sender's name, below the stars and text. */
const wanted: Record<string, (page: Page, card: Locator) => Locator[]> = {
  [siteMap.prices.path]: (page) => pick(page.getByRole('table').first().getByRole('row'), 1, 2, 3),
  [siteMap.contact.path]: (page) => [
    page.getByRole('main').getByRole('link', { name: salon.phone, exact: true }),
    page.getByRole('main').locator('address').first(),
  ],
  [siteMap.reviews.path]: (page, card) => [page.getByText(/van de 5/), card],
  [siteMap.writeReview.path]: (page) => pick(page.getByRole('main').getByRole('textbox'), 0, 1),
  [siteMap.mail.path]: (page) => pick(page.getByRole('main').getByRole('textbox'), 0, 1),
  [siteMap.album.path]: (page) =>
    pick(page.getByRole('main').getByRole('listitem').getByRole('img'), 0, 1, 2),
};

for (const { width, height } of screens) {
  test(`six pages show their subject on the first ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await addTypefaces(page); // a fallback typeface may add a line to a title
    for (const [path, locate] of Object.entries(wanted)) {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Snel contact' });
      const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : height;
      const review = page.getByRole('article').first();
      const card = width < 500 ? review.getByRole('heading').first() : review;
      for (const thing of locate(page, card)) {
        // Waits up to 20 s, because a new emulator sends its first snapshot late.
        await expect(thing).toBeVisible({ timeout: 20_000 });
        const box = await thing.boundingBox();
        expect(box && box.y + box.height, `${path}: ${thing}`).toBeLessThanOrEqual(end ?? 0);
      }
    }
  });
}

function pick(list: Locator, ...indexes: number[]): Locator[] {
  return indexes.map((index) => list.nth(index));
}

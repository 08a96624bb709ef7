// The first screen of a page shows its subject, above the contact bar of a phone. Uses
// `embeddedSite`, where no test adds a review.
import type { Locator, Page } from '@playwright/test';
import { salon } from 'shared/salon.ts';
import { catPrices, formatEuros } from '../../src/content/prices.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { answerMap } from './google-map.ts';
import { embeddedSite } from './site-server.ts';
import { addTypefaces, expect, test } from './site-test.ts';

test.use({ baseURL: embeddedSite.url });

const desktop = { width: 1440, height: 860 };
const phone = { width: 390, height: 780 };
const smallPhone = { width: 360, height: 740 }; // for the home page

const buttons = ['Lees verder', 'Bekijk de recensies', 'Schrijf een recensie'];

const main = (page: Page) => page.getByRole('main');
const first = (list: Locator, count: number) =>
  Array.from({ length: count }, (_, index) => list.nth(index));

/** `card`: the first review, or on a phone only its sender's name, below the stars and text. */
const wanted: Record<string, (page: Page, card: Locator) => Locator[]> = {
  [siteMap.home.path]: (page) => [
    main(page).getByText(`Trimbeurt ${formatEuros(catPrices.standard.cents)}`),
    main(page).getByText(/^Sterren:\d,\d \(\d+ recensies\)$/),
    ...buttons.map((name) => main(page).getByRole('link', { name, exact: true })),
  ],
  [siteMap.prices.path]: (page) => first(page.getByRole('table').first().getByRole('row'), 4),
  [siteMap.contact.path]: (page) => [
    main(page).getByRole('link', { name: `Bel ${salon.phone}` }),
    main(page).locator('address').first(),
  ],
  [siteMap.reviews.path]: (page, card) => [page.getByText(/van de 5/), card],
  [siteMap.writeReview.path]: (page) => first(main(page).getByRole('textbox'), 2),
  [siteMap.mail.path]: (page) => first(main(page).getByRole('textbox'), 2),
  [siteMap.album.path]: (page) => first(main(page).getByRole('listitem').getByRole('img'), 3),
};

test('seven pages show their subject on the first screen of a desktop and of a phone', async ({
  page,
}) => {
  await addTypefaces(page); // a fallback typeface may add a line to a title
  await answerMap(page); // near enough to the first screen to load
  const review = page.getByRole('article').first();
  for (const [path, locate] of Object.entries(wanted)) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expectInFirstScreen(page, locate(page, review), path);
    await page.setViewportSize(path === siteMap.home.path ? smallPhone : phone);
    await expectInFirstScreen(page, locate(page, review.getByRole('heading').first()), path);
  }
});

async function expectInFirstScreen(page: Page, subject: Locator[], path: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : height;
  for (const thing of subject) {
    await expect(thing).toBeVisible();
    const box = await thing.boundingBox();
    const label = `${path}, at ${width} px: ${thing}`;
    expect(box && box.y + box.height, label).toBeLessThanOrEqual(end ?? 0);
  }
  if (path !== siteMap.home.path) return;
  const picture = await main(page).getByRole('img').first().boundingBox();
  // The cat's face is within the picture's top 60 %.
  expect(picture && picture.y + picture.height * 0.6).toBeLessThan(end ?? 0);
}

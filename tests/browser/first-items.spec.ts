// A page with a live list draws the first items before the app has loaded. The app then draws the
// same items in the same place.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { readShifts, watchShifts } from './shifts.ts';
import { addTypefaces, expect, hold, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404|503|ERR_FAILED|React error #418/ });

type Sent = Record<string, string | number>;

const card = { name: 'Klant', review: 'Rustig en netjes.', stars: 5, date: '2025/11/05' };
const photo = { src: 'poes.jpg', alt: 'Een poes', width: 1600, height: 1200, color: '#cccccc' };
const hostile = '<img src=x onerror="globalThis.isHacked = 1">';
const unusual: readonly Sent[] = [
  { ...card, name: hostile, review: `${hostile}<script>globalThis.isHacked = 1</script>` },
  { ...card, review: 'regel\n'.repeat(9) },
  { ...card, review: 'Lang verhaal. '.repeat(200), reply: 'Lang antwoord. '.repeat(60) },
  { ...card, stars: '3', reply: 'Graag gedaan!' },
  { ...card, name: '😺'.repeat(50), review: '🐈'.repeat(255) },
  { ...card, name: 'x'.repeat(100), review: 'w'.repeat(255) },
  { ...card, review: `z${'\u0301\u0489'.repeat(120)}` },
  { review: 'Zonder de rest' },
  { name: 'Zonder tekst' },
];

/** Those with a text. */
const shown = unusual.filter(({ review }) => review);

const listUrls = '**/documents/{reviews,photos}?*';
const app = '**/assets/index-*.js';

/** Opens a page with the list `sent`. The app loads when the test calls the returned function. */
async function setup(page: Page, path: string, sent: readonly Sent[]) {
  await addTypefaces(page); // a late typeface changes the height of a text
  await answerLists(page, sent);
  await hold(page, '**/assets/live-queries-*');
  const release = await hold(page, app);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

function answerLists(page: Page, sent: readonly Sent[]) {
  const documents = sent.map((fields, index) => ({
    name: `list/${index}`,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
      ]),
    ),
  }));
  const headers = { 'access-control-allow-origin': '*' };
  return page.route(listUrls, (route) => route.fulfill({ headers, json: { documents } }));
}

function readItems(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((items) => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return items.map((item) => ({
      text: (item as HTMLElement).innerText,
      parts: [item, ...item.querySelectorAll('*')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round).join()),
    }));
  });
}

const early = '.first-items > li';
const final = 'main ul:not(.first-items) > li:has(article, button)';

for (const width of [1440, 360]) {
  test(`reviews keep their place and size in the list when the app loads at ${width} px`, async ({
    page,
  }) => {
    const sent = [...unusual, ...Array<Sent>(18).fill(card)].slice(0, 24);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 740 });
    const release = await setup(page, siteMap.reviews.path, sent);
    await expect(page.locator(early).first()).toBeVisible();
    const before = await readItems(page, early);
    await expect(page.getByText('worden geladen')).toBeHidden();
    release();
    await whenHydrated(page);
    await expect(page.locator(early)).toHaveCount(0);
    expect(await readItems(page, final)).toEqual(before);
    expect(before).toHaveLength(sent.filter(({ review }) => review).length);
    expect(await readShifts(page)).toEqual([]);
    expect(await page.evaluate(() => 'isHacked' in globalThis)).toBe(false);
    expect(await page.locator('article :is(script, img, a)').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('reviews drawn before the app loads are inert, and a page that is drawn again shows each once', async ({
  page,
}) => {
  const release = await setup(page, siteMap.reviews.path, unusual);
  await expect(page.locator(early)).toHaveCount(shown.length);
  await expect(page.locator('.first-items')).toHaveJSProperty('inert', true);
  await page.evaluate(() => document.querySelector('h1')?.replaceChildren('Beoordelingen'));
  release();
  await whenHydrated(page);
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(shown.length);
});

test('reviews drawn before the app stay visible if the app never loads', async ({ page }) => {
  await answerLists(page, [card]);
  await page.route(app, (route) => route.fulfill({ status: 404 }));
  await page.goto(siteMap.reviews.path);
  await expect(page.locator('html[data-without-app]')).toBeAttached();
  await expect(page.getByText(card.review)).toBeVisible();
  await expect(page.getByText('verschijnen alleen met JavaScript')).toBeHidden();
});

// As wide as a photo: in a `srcset`, an image of 1 px gets width 0, as if it had failed to load.
const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>';

test('the first photo keeps its place and its image file when the app loads', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 844 });
  const requested = new Set<string>();
  await page.route('**/fotos/album/*', (route) => {
    requested.add(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: image });
  });
  const photos = Array.from({ length: 12 }, (_, index) => ({
    ...photo,
    src: `poes-${index}.jpg`,
    height: 2400,
    position: -index,
  }));
  const release = await setup(page, siteMap.album.path, photos);
  const first = page.locator(`${early} img`).first();
  await expect(first).toHaveJSProperty('complete', true);
  await expect(page.getByText('worden geladen')).toBeHidden();
  await expect.poll(() => requested.size).toBe(2);
  const [before] = await readItems(page, early);
  const requestedEarly = [...requested];
  const firstRow = ['poes-11.', 'poes-10.'].map((name) => expect.stringContaining(name));
  expect(requestedEarly.toSorted().toReversed()).toEqual(firstRow);
  release();
  await whenHydrated(page);
  await expect(page.locator(early)).toHaveCount(0);
  expect((await readItems(page, final))[0]).toEqual(before);
  expect(await readShifts(page)).toEqual([]);
  expect([...requested].filter((path) => /poes-1[01]\./.test(path))).toEqual(requestedEarly);
});

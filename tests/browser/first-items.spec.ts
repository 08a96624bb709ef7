// The first of a live list is drawn before the app has come. The app then puts its own items at the same place.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { readShifts, watchShifts } from './shifts.ts';
import { siteWithKeys } from './site-server.ts';
import { expect, hold, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /503|ERR_FAILED|React error #418/ });

type Sent = Record<string, string | number>;

const card = { name: 'Klant', review: 'Rustig en netjes.', stars: 5, date: '2025/11/05' };
const photo = { src: 'poes.jpg', alt: 'Een poes', width: 1600, height: 1200, color: '#cccccc' };
const hostile = '<img src=x onerror="globalThis.isHacked = 1">';
const unusual: readonly Sent[] = [
  { ...card, name: hostile, review: `${hostile}<script>globalThis.isHacked = 1</script>` },
  { ...card, review: 'regel\n'.repeat(9) },
  { ...card, review: 'Lang verhaal. '.repeat(200), reply: 'Lang antwoord. '.repeat(60) },
  { ...card, stars: '3', reply: 'Graag gedaan!' },
  { review: 'Zonder de rest' },
  { name: 'Zonder tekst' },
];

const listPlace = '**/documents/{reviews,photos}?*';

/** Opens a page with this list, whose app waits until `release` is called. */
async function setup(page: Page, path: string, sent: readonly Sent[]) {
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
  await page.route(listPlace, (route) => route.fulfill({ headers, json: { documents } }));
  await hold(page, '**/assets/live-queries-*');
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** What can be seen of the items, and where. */
function look(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((items) => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return items.map((item) => ({
      text: item.textContent,
      parts: [item, ...item.querySelectorAll('*')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round).join()),
    }));
  });
}

/** Until the typefaces, which a test with routes has not cached, have moved what they move. */
function settle(page: Page) {
  return page.evaluate(async () => {
    // A typeface that arrives later would move the header.
    await Promise.allSettled([...document.fonts].map((typeface) => typeface.load()));
    await new Promise(requestAnimationFrame);
    globalThis.shifts = [];
  });
}

const early = '.first-items > li';
const final = 'main ul:not(.first-items) > li:has(article, button)';

const all = [...unusual, ...Array<Sent>(18).fill(card)];

for (const [width, size, lists, sent] of [
  [1440, 100, '1 review', [card]],
  [360, 100, '24 reviews of all kinds', all],
  [768, 100, '24 reviews of all kinds', all],
  [1440, 100, '24 reviews of all kinds', all],
  [360, 200, '24 reviews of all kinds', all],
] as const) {
  test(`at ${width} px and ${size} % text the app puts ${lists} where they were`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 740 });
    const release = await setup(page, siteMap.reviews.path, sent);
    await expect(page.locator(early).first()).toBeVisible();
    await page.addStyleTag({ content: `html { font-size: ${size}% !important }` });
    await settle(page);
    const before = await look(page, early);
    await expect(page.getByText('worden geladen')).toBeHidden();
    release();
    await whenHydrated(page);
    await expect(page.locator(early)).toHaveCount(0);
    expect(await look(page, final)).toEqual(before);
    expect(before).toHaveLength(sent.filter(({ review }) => review).length);
    // The hours that the header then says may move a page of very large text.
    if (size === 100) expect(await readShifts(page)).toEqual([]);
    expect(await page.evaluate(() => 'isHacked' in globalThis)).toBe(false);
  });
}

test('a screen reader and the keyboard find the reviews once, when the app has come', async ({
  page,
}) => {
  const release = await setup(page, siteMap.reviews.path, unusual);
  await expect(page.locator(early)).toHaveCount(5);
  await expect(page.locator('.first-items')).toHaveJSProperty('inert', true);
  const contact = page.getByRole('link', { name: 'Een recensie schrijven? Klik hier!' });
  await contact.focus();
  release();
  await expect(page.getByRole('button', { name: 'Lees verder' }).first()).toBeEnabled();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(contact).toBeFocused();
});

test('a page that was changed before it hydrates shows the reviews once', async ({ page }) => {
  const release = await setup(page, siteMap.reviews.path, unusual);
  await expect(page.locator(early)).toHaveCount(5);
  await page.evaluate(() => document.querySelector('h1')?.replaceChildren('Beoordelingen'));
  release();
  await whenHydrated(page);
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(5);
});

for (const [response, answer] of [
  ['refused', { status: 503 }],
  ['malformed', { body: 'Hallo', headers: { 'access-control-allow-origin': '*' } }],
  ['empty', { json: {}, headers: { 'access-control-allow-origin': '*' } }],
] as const) {
  test(`a list whose response is ${response} stays blank until the app says more`, async ({
    page,
  }) => {
    await page.route(listPlace, (route) => route.fulfill(answer));
    await hold(page, '**/assets/index-*.js');
    const responded = page.waitForResponse(listPlace);
    await page.goto(siteMap.reviews.path, { waitUntil: 'commit' });
    await (await responded).finished();
    await expect(page.getByText('worden geladen')).toBeVisible();
    await expect(page.locator(early)).toHaveCount(0);
  });
}

for (const { path } of [siteMap.reviews, siteMap.album]) {
  test(`with App Check's key the script of ${path} asks for nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await hold(page, '**/assets/index-*.js');
    await page.goto(siteWithKeys.url + path);
    await expect(page.locator('template')).toBeAttached();
    expect(asked.filter((url) => url.includes('/documents/'))).toEqual([]);
    await expect(page.locator(early)).toHaveCount(0);
  });
}

test('reviews that were drawn stay in sight when the app is late', async ({ page }) => {
  await page.clock.install();
  const asked = page.waitForRequest('**/assets/index-*.js');
  const release = await setup(page, siteMap.reviews.path, [card]);
  await asked;
  await expect(page.getByText(card.review)).toBeVisible();
  await page.clock.fastForward(18_000);
  await expect(page.locator('html[data-without-app]')).toBeAttached();
  await expect(page.getByText(card.review)).toBeVisible();
  await expect(page.getByText('verschijnen alleen met JavaScript')).toBeHidden();
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator(early)).toHaveCount(0);
});

// As wide as a photo: of a single pixel, shown smaller, nothing would be left, as of an image that did not come.
const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>';

for (const width of [360, 1440]) {
  for (const [shape, height] of [
    ['landscape', 1200],
    ['portrait', 2400],
  ] as const) {
    test(`at ${width} px the app puts ${shape} photos where they were, and asks for the same files`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 844 });
      const asked = new Set<string>();
      await page.route('**/fotos/album/*', (route) => {
        asked.add(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: 'image/svg+xml', body: image });
      });
      const photos = Array.from({ length: 12 }, (_, index) => ({
        ...photo,
        src: `poes-${index}.jpg`,
        height,
      }));
      const release = await setup(page, siteMap.album.path, photos);
      const first = page.locator(`${early} img`).first();
      await expect(first).toHaveJSProperty('complete', true);
      await expect(page.getByText('worden geladen')).toBeHidden();
      await expect.poll(() => asked.size).toBeGreaterThan(0);
      await settle(page);
      const [before] = await look(page, early);
      expect(asked.size).toBe(1);
      const askedEarly = [...asked];
      release();
      await whenHydrated(page);
      await expect(page.locator(early)).toHaveCount(0);
      expect((await look(page, final))[0]).toEqual(before);
      expect(await readShifts(page)).toEqual([]);
      const ofFirst = [...asked].filter((path) => path.includes('poes-0.'));
      expect(ofFirst).toEqual(askedEarly.filter((path) => path.includes('poes-0.')));
    });
  }
}

test('neither the list nor the first photo is asked for again by the app', async ({ page }) => {
  await page.goto(siteMap.album.path);
  await whenHydrated(page);
  const first = page.getByRole('main').getByRole('listitem').getByRole('img').first();
  await expect(first).toHaveJSProperty('complete', true);
  await expect(page.locator(early)).toHaveCount(0);
  const src = await first.getAttribute('src');
  const counts = await page.evaluate(
    (paths) => {
      const entries = performance.getEntriesByType('resource');
      return paths.map((path) => entries.filter(({ name }) => name.includes(path)).length);
    },
    [src ?? 'none', '/documents/photos?'],
  );
  expect(counts).toEqual([1, 1]);
});

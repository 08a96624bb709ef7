// A live page shows its list by one plain question; the SDK, which is large, goes on from there.
import type { Page } from '@playwright/test';
import { seedPhotos } from '../../scripts/local/seed-photos.ts';
import { deadlines } from '../../src/backend/backend.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { firstPhotoId } from '../../src/features/photos/draw-first-photo.ts';
import type { Fields } from '../firestore-client.ts';
import { keepReviews, removeReviews } from '../load/stored-reviews.ts';
import { expect, test } from './faulty-line.ts';
import { hold, whenAlive } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 403/ });
test.setTimeout(60_000);

const app = '**/assets/index-*';
const sdk = '**/assets/read-live-*';
const question = '**/documents:runQuery*';
const notice = /De verbinding is even weg/;

const cards = (page: Page) => page.getByRole('article');
const photos = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('img');

test('the cards stand before the SDK is there, and are live once it is', async ({ page, line }) => {
  const release = await hold(page, sdk);
  const asked: string[] = [];
  const listened: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) asked.push(request.url());
    if (request.url().includes('/Listen/')) {
      listened.push(decodeURIComponent(request.postData() ?? ''));
    }
  });
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  expect(listened).toEqual([]);

  await keepReviews(line, [['900011', 900_011]], { date: '2099/01/01' });
  release();
  const newest = page.getByRole('heading', { name: 'Van eerder 900011' });
  await expect(newest).toBeVisible({ timeout: 15_000 });
  await expect(cards(page).filter({ has: newest }).getByText('Nieuw')).toBeVisible();
  await removeReviews(line, ['900011']);
  await expect(newest).toHaveCount(0);

  // Asked once, by the page itself, and not again for what is known.
  expect(asked).toHaveLength(1);
  expect(listened.filter((body) => body.includes('addTarget')).at(0)).toContain('"readTime"');
});

test('cards below the screen are laid out in later frames, but at once where a visitor comes back to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { later: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.later = Math.max(seen.later, document.querySelectorAll('[data-later]').length);
    }).observe(document, { childList: true, subtree: true });
  });
  const readSeen = () => page.evaluate(() => Reflect.get(window, 'seen').later);
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  expect(await readSeen()).toBe(18);
  await expect(page.locator('[data-later]')).toHaveCount(0);

  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { later: 0 }));
  await page.getByRole('link', { name: 'Tarieven' }).first().click();
  await expect(page).toHaveURL(/tarieven/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  expect(await readSeen()).toBe(0);
});

test('"Toon meer" says so when the SDK does not come, and shows more once it has', async ({
  page,
}) => {
  const release = await hold(page, sdk);
  await page.clock.install();
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Toon meer' });
  await more.click();
  await expect(page.getByText('Meer recensies worden geladen..')).toBeVisible();
  await page.clock.fastForward(deadlines.read);
  const failure = page.getByText(/De oudere recensies konden niet geladen worden/);
  await expect(failure).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  release();
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await expect(failure).toHaveCount(0);
  // Nobody waits for the count with a finger on it, so it may come this late.
  await expect(page.getByText(/van 5 uit/)).toBeVisible();
});

test('the album too is there before the SDK', async ({ page }) => {
  await hold(page, sdk);
  await page.goto(siteMap.album.path);
  await expect(photos(page)).toHaveCount(18);
});

const early = (page: Page) => page.locator(`#${firstPhotoId} img`);
const isPainted = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('the first photo stands before the app is there, and nobody sees the change', async ({
  page,
}) => {
  await expectNoChange(page);
});

test('a first photo of another shape than its place has at first is no exception', async ({
  page,
  line,
}) => {
  const wide = seedPhotos.slice(0, 3);
  const write = (fields: Fields) =>
    line.owner.commit(
      ...wide.map((photo, index) => ({
        set: `photos/foto-0${index + 1}`,
        fields: { ...photo, ...fields },
      })),
    );
  await write({ width: 1200, height: 800, color: '#dccbb5' });
  await page.route('**/fotos/album/*.avif', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>',
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoChange(page);
  await write({});
});

/** From the early photo to the album's own: the same file in the same place. */
async function expectNoChange(page: Page): Promise<void> {
  const release = await hold(page, app);
  const readFile = (image: HTMLImageElement) => image.currentSrc;
  await page.goto(siteMap.album.path);
  await expect.poll(() => early(page).evaluate(isPainted)).toBe(true);
  const place = await early(page).boundingBox();
  const file = await early(page).evaluate(readFile);

  release();
  const first = photos(page).first();
  await expect(first).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(place);
  await expect.poll(() => first.evaluate(readFile)).toBe(file);
}

test('who presses the first photo before the app is there sees it large', async ({ page }) => {
  const release = await hold(page, app);
  await page.goto(siteMap.contact.path);
  await page.goto(siteMap.album.path);
  await early(page).click();
  release();
  const viewer = page.getByRole('dialog', { name: 'Foto vergroot' });
  await expect(viewer.getByText('1 van 18')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photos(page)).toHaveCount(18);
  // Closed is gone: one step back is the page before the album.
  await expect(page).toHaveURL(siteMap.album.path);
  await page.goBack();
  await expect(page).toHaveURL(siteMap.contact.path);
});

test('a photo that was pressed early, and twice, is closed by Back, and others open after it', async ({
  page,
}) => {
  const release = await hold(page, app);
  await page.goto(siteMap.album.path);
  await early(page).dblclick();
  release();
  const viewer = page.getByRole('dialog', { name: 'Foto vergroot' });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(siteMap.album.path);
  await photos(page).nth(1).click();
  await expect(viewer.getByText('2 van 18')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(siteMap.album.path);
});

test('a first photo that does not come is told by the album', async ({ page }) => {
  await page.route('**/fotos/album/**', (route) => route.abort());
  const release = await hold(page, app);
  await page.goto(siteMap.album.path);
  await expect(page.locator(`#${firstPhotoId} a`)).toBeAttached();
  await expect(early(page)).toHaveCount(0);
  release();
  await expect(photos(page)).toHaveCount(18);
});

for (const [fault, answer] of [
  ['is refused', { status: 403, body: '{"error":{}}' }],
  ['is not what we know', { status: 200, body: '[{"document":{}},7]' }],
  ['is not even JSON', { status: 200, body: '<html>' }],
] as const) {
  test(`where the plain question ${fault}, the SDK reads the list`, async ({ page }) => {
    await page.route(question, (route) => route.fulfill(answer));
    await page.goto(siteMap.reviews.path);
    await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
  });
}

test('where the plain question is cut off, the SDK reads the list', async ({ page }) => {
  await page.route(question, (route) => route.abort());
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
});

test('where the plain question is never answered, the SDK reads the list', async ({ page }) => {
  await hold(page, question);
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
});

test('a list that never gets live says so, and stays', async ({ page }) => {
  await hold(page, sdk);
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(notice)).toBeVisible({ timeout: 15_000 });
  await expect(cards(page)).toHaveCount(24);
});

test('a device that loses its connection before the SDK is there says so at once', async ({
  page,
  context,
}) => {
  await hold(page, sdk);
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(24);
  const shown = Date.now();
  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible({ timeout: 15_000 });
  // Not by the silence of the line.
  expect(Date.now() - shown).toBeLessThan(deadlines.read / 2);
  await expect(cards(page)).toHaveCount(24);
});

// The second is what reading and writing share: a file that the first one imports.
for (const [part, key] of [
  [sdk, 900_012],
  ['**/assets/firebase-*', 900_013],
] as const) {
  test(`a list whose ${part} did not come at first gets live once it comes`, async ({
    page,
    line,
  }) => {
    await page.route(part, (route) => route.abort(), { times: 1 });
    await page.goto(siteMap.reviews.path);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0, { timeout: 15_000 });
    await keepReviews(line, [[String(key), key]], { date: '2099/01/01' });
    const newest = page.getByRole('heading', { name: `Van eerder ${key}` });
    await expect(newest).toBeVisible();
    await removeReviews(line, [String(key)]);
    await expect(newest).toHaveCount(0);
  });
}

for (const part of ['index', 'reviews-page']) {
  test(`a list without its ${part} comes to life when the line is back, in the same document`, async ({
    page,
  }) => {
    await page.route(`**/assets/${part}-*`, (route) => route.abort(), { times: 2 });
    await page.goto(siteMap.reviews.path);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await expect(cards(page)).toHaveCount(24, { timeout: 15_000 });
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

test('who comes by a link gets the list at once too', async ({ page }) => {
  await hold(page, sdk);
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recensies' }).click();
  await expect(cards(page)).toHaveCount(24);
});

import type { Page } from '@playwright/test';
import { timeouts } from '../../src/data/backend.ts';
import { deleteReview, readStoredReviews } from './firestore.ts';
import { expect, hold, test, whenHydrated } from './site-test.ts';

// Losing a number to another visitor is a refused request, and the browser says so of it, as of the
// faults that are made to happen here.
test.use({
  expectedErrors: /status of (400|403|409|503)|RPC_ERROR|ERR_|Could not reach Cloud Firestore/,
});

const thanks = 'Bedankt voor uw review!';

async function write(page: Page, name: string, review: string) {
  await page.goto('/review');
  await whenHydrated(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('textbox', { name: 'Review' }).fill(review);
}

const place = (page: Page) => page.getByRole('button', { name: 'Plaats review' });

test('a review with markup, quotes and emoji is stored as typed and read at once by another visitor', async ({
  page,
  visitor,
}) => {
  const text = `<img src=x onerror="alert('x')"> & "fijn" 'rustig' 🐈‍⬛ één\n<script>1</script>`;
  const reader = await visitor();
  await reader.goto('/recensies');
  await expect(reader.getByRole('article').first()).toBeVisible();

  await write(page, 'Hostiel <b>', text);
  await page.getByRole('radio', { name: '4 sterren' }).check();
  await place(page).click();
  await expect(page.getByText(thanks)).toBeVisible();

  const card = reader.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText('Hostiel <b>', { timeout: 2_000 });
  expect(await card.getByText('<img').textContent()).toBe(text);
  await expect(card.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  expect(await card.locator('script, img').count()).toBe(0);

  const stored = (await readStoredReviews()).find(({ fields }) => fields.name === 'Hostiel <b>');
  const today = new Intl.DateTimeFormat('nl', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' });
  expect(stored?.fields).toEqual({
    id: Number(stored?.path),
    name: 'Hostiel <b>',
    review: text,
    stars: 4,
    date: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
  });
  const [year = '', month = '', day = ''] = String(stored?.fields.date).split('/');
  expect(today.format(new Date())).toBe(`${day}-${month}-${year}`);
});

test.describe('at the same moment', () => {
  test('ten visitors who press twice at the same moment leave ten reviews with ten numbers', async ({
    visitor,
  }) => {
    test.setTimeout(90_000); // ten browsers on two cores
    const pages = await Promise.all(Array.from({ length: 10 }, () => visitor()));
    await Promise.all(
      pages.map((page) => write(page, 'Tegelijk', 'Allemaal op hetzelfde moment.')),
    );
    await Promise.all(pages.map((page) => place(page).dblclick()));
    await Promise.all(
      pages.map((page) => expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 })),
    );
    const stored = (await readStoredReviews()).filter(({ fields }) => fields.name === 'Tegelijk');
    expect(stored).toHaveLength(10);
    expect(new Set(stored.map(({ fields }) => fields.id)).size).toBe(10);
  });
});

test('a deleted review leaves the page by itself, and a number that is free again is no trouble', async ({
  page,
  visitor,
}) => {
  const reader = await visitor();
  const live = reader.waitForResponse(/\/Listen\//);
  await reader.goto('/recensies');
  await live; // on a slow machine what listens is long on its way
  await write(page, 'Weg ermee', 'Deze wordt weggehaald.');
  await place(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  const card = reader.getByRole('heading', { name: 'Weg ermee' });
  await expect(card).toBeVisible();
  const stored = (await readStoredReviews()).find(({ fields }) => fields.name === 'Weg ermee');
  await deleteReview(stored?.path ?? '');
  await expect(card).toHaveCount(0);
});

test('blank fields are refused, and a text that is too long stops at its limit', async ({
  page,
}) => {
  await write(page, '  \u00a0 ', ' \n ');
  await place(page).click();
  await expect(page.getByText('De velden mogen niet leeg zijn!')).toBeVisible();

  const review = page.getByRole('textbox', { name: 'Review' });
  await review.fill('');
  await review.focus();
  await page.evaluate(() => document.execCommand('insertText', false, 'x'.repeat(400)));
  expect((await review.inputValue()).length).toBe(255);
  const stored = await readStoredReviews();
  expect(stored.filter(({ fields }) => String(fields.name).trim() === '')).toEqual([]);
});

test.describe('without a connection', () => {
  test('the visitor is told at once, keeps the text, and it is stored once when back', async ({
    page,
    context,
  }) => {
    await write(page, 'Even weg', 'Geschreven in de trein.');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await place(page).click();
    await expect(page.getByText('Er is een error opgetreden.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue(
      'Geschreven in de trein.',
    );
    await context.setOffline(false);
    await place(page).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
    const stored = (await readStoredReviews()).filter(({ fields }) => fields.name === 'Even weg');
    expect(stored).toHaveLength(1);
  });

  test('a text survives a reload', async ({ page }) => {
    await write(page, 'Herladen', 'Nog niet verstuurd.');
    await page.reload();
    await whenHydrated(page);
    await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue('Nog niet verstuurd.');
  });
});

test.describe('when an answer does not come', () => {
  test.setTimeout(60_000);

  test('an answer that gets lost after the review was stored does not store it twice', async ({
    page,
  }) => {
    await write(page, 'Verloren antwoord', 'Eén keer is genoeg.');
    let lost = 0;
    await page.route('**/documents:commit*', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await place(page).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
    expect(lost).toBe(1);
    const stored = await readStoredReviews();
    expect(stored.filter(({ fields }) => fields.name === 'Verloren antwoord')).toHaveLength(1);
  });

  test('the visitor reads the error within 20 s, and a reload and another try store it once', async ({
    page,
  }) => {
    await write(page, 'Stille lijn', 'Hoort u mij?');
    await page.route('**/documents:commit*', async (route) => {
      await route.fetch();
      // And then nothing, for ever.
    });
    await place(page).click();
    await expect(page.getByText('Er is een error opgetreden.')).toBeVisible({ timeout: 20_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await whenHydrated(page);
    await place(page).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
    const stored = await readStoredReviews();
    expect(stored.filter(({ fields }) => fields.name === 'Stille lijn')).toHaveLength(1);
  });
});

test.describe('when code does not come', () => {
  test.setTimeout(60_000);

  // Not every browser asks again for a module that did not come: a reload does.
  test('a review whose code does not come is told, keeps its text, and is stored after a reload', async ({
    page,
  }) => {
    await page.route('**/assets/store-review-*', (route) => route.abort());
    await write(page, 'Tweede druk', 'De verbinding viel even weg.');
    await place(page).click();
    await expect(page.getByText('Er is een error opgetreden.')).toBeVisible({ timeout: 20_000 });
    await page.unrouteAll();
    await page.reload();
    await whenHydrated(page);
    await place(page).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
  });

  test('a review whose code is silent is told in time, and is not stored when it comes after all', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/store-review-*');
    await page.clock.install();
    await write(page, 'Stille code', 'Staat het er al?');
    await place(page).click();
    await expect(page.getByText('Uw review wordt geplaatst')).toBeVisible();
    await page.clock.fastForward(timeouts.send);
    await expect(page.getByText('Er is een error opgetreden.')).toBeVisible();
    const stored = async () =>
      (await readStoredReviews()).filter(({ fields }) => fields.name === 'Stille code').length;

    const arrived = page.waitForResponse('**/assets/store-review-*');
    release();
    await (await arrived).finished();
    await page.waitForTimeout(1_000); // in which it would be sent
    expect(await stored()).toBe(0);
    await place(page).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
    expect(await stored()).toBe(1);
  });

  test('a form whose server is too busy for its code hydrates later', async ({ page }) => {
    await page.route('**/assets/index-*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/review');
    await page.getByRole('textbox', { name: 'Naam' }).fill('Drukke dag');
    await whenHydrated(page);
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Drukke dag');
  });

  for (const part of ['index', 'write-review-page']) {
    test(`a form without its ${part} hydrates when the connection is back, with what was typed`, async ({
      page,
    }) => {
      const name = `Zonder ${part}`;
      await page.route(`**/assets/${part}-*`, (route) => route.abort());
      await page.goto('/review');
      await page.getByRole('textbox', { name: 'Naam' }).fill(name);
      await page.getByRole('textbox', { name: 'Review' }).fill('Getypt zonder verbinding.');
      await page.waitForTimeout(4_000); // once more, in vain
      await page.unrouteAll();
      await whenHydrated(page);
      await place(page).click();
      await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 });
      const stored = await readStoredReviews();
      expect(stored.filter(({ fields }) => fields.name === name)).toHaveLength(1);
    });
  }
});

test('"Toon meer" shows the older reviews', async ({ page }) => {
  await page.goto('/recensies');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByText(/^\d,\d van 5 uit \d+ recensies$/)).toBeVisible();
  await page.getByRole('button', { name: 'Toon meer' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(29);
});

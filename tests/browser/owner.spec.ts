// What the owner writes in the console, and what a visitor sees of it.
import type { Page } from '@playwright/test';
import { expect, test } from './faulty-connection.ts';
import { whenHydrated } from './site-test.ts';

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' })
  .format(new Date())
  .replaceAll('-', '/');

test.use({ expectedErrors: /status of 403/ }); // what a closed form refuses

test("the owner's reply appears under a review by itself", async ({ page, connection }) => {
  await page.goto('/recensies');
  const card = page.getByRole('article', { name: 'Recensie van Hanneke' });
  await expect(card).toBeVisible({ timeout: 15_000 });
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(0);
  const reply = 'Nee, alleen katten.';
  await expect(async () => {
    // Again: the emulator may lose it while the list connects.
    await connection.owner.commit({ update: 'reviews/30', fields: { reply } });
    await expect(card.getByText(reply)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(/^Antwoord van \p{L}/u);
});

test('a review form that the owner closes and opens again keeps the text, and stores it once', async ({
  page,
  connection: { owner },
}) => {
  const setBrake = (open: boolean) =>
    owner.commit({ set: 'settings/reviewForm', fields: { open } });
  const closed = page.getByText('Recensies schrijven kan nu even niet.');
  const button = page.getByRole('button', { name: 'Plaats review' });
  const text = page.getByRole('textbox', { name: 'Review' });
  const readStored = async () =>
    (await owner.list('reviews')).filter(({ fields }) => fields?.name?.stringValue === 'Rem');

  const looked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('settings/reviewForm')),
  );
  await page.goto('/review');
  await whenHydrated(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill('Rem');
  await text.fill('Getypt voor het dichtging.');
  await looked;
  await setBrake(false);
  await button.click();
  await expect(closed).toBeInViewport();
  await expect(button).toHaveCount(0);
  await expect(page.getByText('Er is een error opgetreden.')).toHaveCount(0);
  expect(await readStored()).toEqual([]);

  await page.reload();
  await expect(closed).toBeVisible();
  await expect(text).toHaveValue('Getypt voor het dichtging.');
  await setBrake(true);
  await page.reload();
  await whenHydrated(page);
  await button.click();
  await expect(page.getByText('Bedankt voor uw review!')).toBeVisible();
  expect(await readStored()).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a notice moves nothing, covers nothing that has the focus, and goes when it is closed', async ({
    page,
    connection,
  }) => {
    const text = 'Van 24 december tot en met 3 januari zijn wij met vakantie. Mailen mag altijd.';
    const notice = { text, kind: 'holiday', from: today, until: today };
    // Under a name of its own: other tests look at the same database at the same time.
    await connection.owner.commit({ set: 'notices/phone', fields: notice });
    let before: number[] = [];
    await page.route('**/documents:batchGet*', async (route) => {
      before = await readPlaces(page);
      const query = route.request().postData() ?? '';
      await route.continue({ postData: query.replace('notices/current', 'notices/phone') });
    });
    await page.goto('/contact');
    const bar = page.getByRole('complementary', { name: 'Mededeling' });
    await expect(bar).toHaveText(`Vakantie. ${text}`);
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
    await expect(bar).toHaveCount(0);
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

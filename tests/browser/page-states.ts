// What pages show beside their usual selves, each made to happen by answers that the test gives.
import type { Page } from '@playwright/test';
import { siteWithKeys } from './site-server.ts';
import { expect, whenHydrated } from './site-test.ts';

const always = { from: '2000/01/01', until: '2999/12/31' };

const answered = {
  key: '1',
  id: 1,
  name: 'Hanneke',
  review: 'Mag mijn hond ook komen?',
  stars: 4,
  date: '2026/11/20',
  reply: 'Nee, alleen katten en konijnen.',
};

/** Each opens its page and waits until that is what is on screen. */
export const pageStates: Record<string, (page: Page) => Promise<void>> = {
  'album failed': async (page) => {
    await page.route('**/__local/photos/live', (route) => route.abort());
    await open(page, '/fotoalbum');
    await expect(page.getByText("De foto's konden niet geladen worden!")).toBeVisible();
  },
  'photo opened': async (page) => {
    await open(page, '/fotoalbum');
    await page
      .getByRole('button', { name: /^Bekijk groter: / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Foto vergroot' })).toBeVisible();
  },
  'consent asked': async (page) => {
    await open(page, '/over-mij');
    await expect(page.getByRole('region', { name: 'Bezoek meten' })).toBeVisible();
  },
  'map failed': async (page) => {
    await page.route('https://maps.googleapis.com/**', () => {}); // and Google never answers
    await open(page, '/contact');
    await page.getByRole('heading', { name: 'Zo vindt u ons' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => globalThis.gm_authFailure !== undefined);
    await page.evaluate(() => globalThis.gm_authFailure?.());
    await expect(page.getByText('De kaart kan nu niet getoond worden.')).toBeVisible();
  },
  'reviews failed': async (page) => {
    await page.route('**/__local/reviews/live', (route) => route.abort());
    await open(page, '/recensies');
    await expect(page.getByText('De recensies konden niet geladen worden.')).toBeVisible();
  },
  'review answered, and the line lost': async (page) => {
    const body = `data: ${JSON.stringify([answered])}\n\n`;
    await page.route('**/__local/reviews/live', (route) =>
      route.fulfill({ body, contentType: 'text/event-stream' }),
    );
    await open(page, '/recensies');
    await expect(page.getByRole('heading', { name: /^Antwoord van / })).toBeVisible();
    await expect(page.getByText('De verbinding is even weg.')).toBeVisible();
  },
  'price added up': async (page) => {
    await open(page, '/tarieven');
    await page.getByRole('radio', { name: 'Een konijn' }).check();
    await page.getByRole('checkbox', { name: /^Vlooien of schimmel/ }).check();
    await expect(page.getByRole('status').filter({ hasText: 'Totaal' })).toHaveText(/65,00$/);
  },
  // The last: a notice stays for the rest of the visit.
  'notice shown': async (page) => {
    const json = { text: 'Tot en met zaterdag zijn wij gesloten.', kind: 'closed', ...always };
    await page.route('**/__local/notice', (route) => route.fulfill({ json }));
    await open(page, '/konijnen');
    await page.evaluate(() => sessionStorage.clear()); // or an earlier answer counts for an hour
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Mededeling' })).toBeVisible();
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto(siteWithKeys.url + path);
  await whenHydrated(page);
}

// The main visit once more, on a phone's screen, in an engine that is not Chromium.
import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { click, found, readFocus, readText, saying, test, whenHydrated } from './firefox.ts';
import { readMails } from './outbox.ts';
import { site } from './site-server.ts';

test.skip('missing' in found, 'There is no Firefox on this machine');
// In one worker, with one Firefox.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const open = (page: Page, path: string) => page.goto(site.url + path);
const expectTitle = (page: Page, title: string) =>
  expect.poll(() => readText(page, 'h1'), { timeout: 15_000 }).toBe(title);

async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await click(page, saying('label', name));
    await page.keyboard.type(text);
  }
}

test('in Firefox the home page has its headline, its typefaces, its picture and nothing beside the screen', async ({
  firefox,
}) => {
  await open(firefox, '/');
  await whenHydrated(firefox);
  await expectTitle(firefox, 'De kattentrimsalon zonder honden en zonder haast');
  const drawn = await firefox.evaluate(() => ({
    wall: getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
    typefaces: [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
    picture: document.querySelector<HTMLImageElement>('main img')?.naturalWidth,
    width: document.documentElement.scrollWidth,
  }));
  expect(drawn).toMatchObject({ wall: 'rgb(246, 231, 211)', picture: 960, width: 360 });
  expect(drawn.typefaces).toContain('Fraunces');
});

test('in Firefox a link loads nothing anew, and leads to the price of a long-haired rabbit and of a visit', async ({
  firefox,
}) => {
  await open(firefox, '/konijnen');
  await whenHydrated(firefox);
  await firefox.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));
  await click(firefox, 'footer a[href="/tarieven"]');
  await expectTitle(firefox, 'Tarieven');
  expect(await firefox.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  const rows = await firefox.$$eval('tr', (all) => all.map((row) => row.textContent ?? ''));
  expect(rows.find((row) => /langharig konijn/i.test(row))).toMatch(/€\s55,00$/);
  await click(firefox, saying('label', 'Een konijn'));
  await click(firefox, saying('label', 'Langharige vacht'));
  await click(firefox, 'input[value=parasites]');
  await expect.poll(() => readText(firefox, 'output')).toMatch(/Totaal\s€\s70,00$/);
});

test('in Firefox a photo opens, the arrow shows the next, and Escape and Back bring the visitor back', async ({
  firefox,
}) => {
  const caption = () => readText(firefox, 'dialog [role=status]');
  const isOpen = () => firefox.evaluate(() => document.querySelector('dialog') !== null);
  await open(firefox, '/fotoalbum');
  await click(firefox, 'main li button');
  await expect.poll(caption).toContain('1 van 18');
  await expect.poll(() => readFocus(firefox)).toBe('Sluiten');
  await firefox.keyboard.press('ArrowRight');
  await expect.poll(caption).toContain('2 van 18');
  await firefox.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  const second = await firefox.$$eval('main li button', ([, button]) => button?.ariaLabel);
  expect(await readFocus(firefox)).toBe(second);

  await firefox.keyboard.press('Enter');
  await expect.poll(caption).toContain('2 van 18');
  await firefox.evaluate(() => history.back()); // the driver's own waits for a document
  await expect.poll(isOpen).toBe(false);
  expect(new URL(firefox.url()).pathname).toBe('/fotoalbum');
  expect(await readFocus(firefox)).toBe(second);
});

test('in Firefox an empty review is refused in words, and a whole one is on the page at once', async ({
  firefox,
}) => {
  await open(firefox, '/review');
  await whenHydrated(firefox);
  const place = () => click(firefox, saying('button', 'Plaats review'));
  await place();
  await expect.poll(() => readFocus(firefox)).toBe('De velden mogen niet leeg zijn!');
  await click(firefox, saying('a', 'Vul uw naam in.'));
  await firefox.keyboard.type('Met Firefox');
  await fill(firefox, { Review: 'Ook hier gaat het goed.' });
  await place();
  await expect
    .poll(() => readText(firefox, 'form [role=status]'), { timeout: 20_000 })
    .toBe('Bedankt voor uw review!');

  await open(firefox, '/recensies');
  const card = 'article[aria-label="Recensie van Met Firefox"]';
  await expect.poll(() => readText(firefox, card), { timeout: 15_000 }).toContain('Ook hier');
});

test('in Firefox a mail is sent, and arrives', async ({ firefox }) => {
  await open(firefox, '/mail');
  await whenHydrated(firefox);
  await fill(firefox, {
    Naam: 'Zoë',
    Achternaam: 'de Vries',
    'E-mail': 'zoe@voorbeeld.example',
    Onderwerp: 'Met Firefox',
    Bericht: 'Kan het in mei?',
  });
  await click(firefox, saying('button', 'Verstuur email'));
  await expect
    .poll(() => readText(firefox, 'form [role=status]'), { timeout: 20_000 })
    .toContain('Bedankt voor uw mail.');
  expect(await readMails('Met Firefox')).toHaveLength(1);
});

test('in Firefox the menu stays open as the page hydrates, and goes by the keyboard', async ({
  firefox,
}) => {
  await open(firefox, '/tarieven');
  const isShown = () =>
    firefox.$eval('header a[href="/konijnen"]', (link) => link.checkVisibility());
  expect(await isShown()).toBe(false);
  await click(firefox, 'header summary');
  await whenHydrated(firefox);
  expect(await isShown()).toBe(true);
  await firefox.keyboard.press('Tab');
  await firefox.keyboard.press('Escape');
  await expect.poll(isShown).toBe(false);
  expect(await readFocus(firefox)).toBe('Menu');
  await firefox.keyboard.press('Enter');
  await expect.poll(isShown).toBe(true);
});

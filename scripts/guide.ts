// `npm run guide`: docs/eigenaar/*.webp, made in a copy of this project. It needs the Firestore emulator.
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteMap } from '../src/content/site-map.ts';
import { findBrowser } from './browsers/find-browser.ts';
import { copyProject } from './guide/copy-project.ts';
import { setFields } from './guide/set-fields.ts';
import { takePicture, takeScreen } from './guide/take-picture.ts';
import { writeDay } from './local/check-review.ts';

const copy = '.local/guide/site';
const pictures = 'docs/eigenaar';
const alt = 'Onze drie katten liggen samen op de bank.';
const review = {
  name: 'Sietske',
  text: 'Onze Minoes kwam zacht en zonder stress thuis. Wij komen graag nog eens!',
};

const { path, flags } = await findBrowser();
const browser = await chromium.launch({ executablePath: path, args: flags });
await copyProject(copy);
await changePrice();
await addPhoto();
makePhotos(copy);
const site = await startCopy(copy);
try {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 960, height: 600 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  await showPrices(await context.newPage());
  await showAlbum(await context.newPage());
  await showReview(context);
  await showNotice(await context.newPage());
} finally {
  await browser.close();
  await site.stop();
}
await rm(copy, { recursive: true });

async function changePrice(): Promise<void> {
  const file = join(copy, 'src/content/prices.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('cents: 5500', 'cents: 5750'));
}

/** A drawing, as large as a telephone's photo, stands in for one of the owner's. */
async function addPhoto(): Promise<void> {
  const photo = sharp('public/fotos/over-mij/eigen-katten.svg', { density: 300 });
  await mkdir(join(copy, 'photos/album'), { recursive: true });
  await photo.resize(3000).jpeg().toFile(join(copy, 'photos/album/onze-katten.jpg'));
  await appendFile(join(copy, 'photos/alt-teksten.csv'), `onze-katten.jpg;${alt}\r\n`);
}

async function showPrices(page: Page): Promise<void> {
  await page.goto(siteMap.prices.path);
  const table = page.getByRole('table', { name: 'Katten' });
  await takePicture(page, table, join(pictures, 'prijzen.webp'));
}

/** In the album, and by itself: the sentence stands under the large photo. */
async function showAlbum(page: Page): Promise<void> {
  await page.goto(siteMap.album.path);
  const items = page.getByRole('main').getByRole('listitem');
  const photos = items.filter({ has: page.getByRole('img') });
  const photo = photos.filter({ has: page.getByRole('img', { name: alt }) });
  await photo.scrollIntoViewIfNeeded();
  await takePicture(page, photos.nth(-3).or(photo), join(pictures, 'album.webp'));
  await photo.getByRole('link').or(photo.getByRole('button')).click();
  await page.getByRole('dialog').waitFor();
  await takeScreen(page, join(pictures, 'foto.webp'));
}

/** The list is open while a visitor writes; then the owner answers. */
async function showReview(context: BrowserContext): Promise<void> {
  const list = await context.newPage();
  await list.goto(siteMap.reviews.path);
  const cards = list.getByRole('article');
  await cards.first().waitFor();
  await writeReview(await context.newPage());
  const card = cards.filter({ hasText: review.text });
  await card.getByText('Nieuw').waitFor();
  await takePicture(list, cards.nth(0).or(cards.nth(1)), join(pictures, 'recensie-nieuw.webp'));

  // The seed has thirty, so this is the thirty-first.
  const reply = 'Wat fijn om te lezen, Sietske. Tot de volgende keer!';
  await setFields(site.firestore, 'reviews/31', { reply });
  await card.getByRole('heading', { level: 3 }).waitFor();
  await takePicture(list, card, join(pictures, 'recensie-antwoord.webp'));
}

async function writeReview(page: Page): Promise<void> {
  await page.goto(siteMap.writeReview.path);
  await page.getByRole('textbox', { name: 'Naam' }).fill(review.name);
  await page.getByRole('textbox', { name: 'Review' }).fill(review.text);
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await page.getByText('Bedankt voor uw review!').waitFor();
  await page.close();
}

async function showNotice(page: Page): Promise<void> {
  const today = writeDay(new Date());
  const text = 'Van 1 tot en met 15 augustus is de salon dicht. Mailen mag altijd.';
  const notice = { kind: 'holiday', text, from: today, until: today };
  await setFields(site.firestore, 'notices/current', notice);
  await page.goto(siteMap.contact.path);
  await page.getByRole('complementary', { name: 'Mededeling' }).waitFor();
  await takeScreen(page, join(pictures, 'mededeling.webp'));
}

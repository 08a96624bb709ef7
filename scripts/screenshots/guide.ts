// docs/eigenaar/*.webp, as the owner sees her pages on a phone.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import { findDay } from 'shared/dutch-time.ts';
import sharp from 'sharp';
import { siteMap } from '../../src/content/site-map.ts';
import { readLinks } from '../local/read-links.ts';
import { takePicture } from './take-picture.ts';

const pictures = 'docs/eigenaar';

export async function takeGuide(
  browser: Browser,
  options: BrowserContextOptions,
  stateFolder: string,
): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ ...options, viewport, deviceScaleFactor: 2 });
  // A page shows without its typefaces when they come late; a picture waits for them.
  await context.route('**/beheer.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /font-display:\s*optional/g,
      'font-display:block',
    );
    await route.fulfill({ response, body });
  });
  await writeReview(await context.newPage());
  const [answer = '', remove = '', home = ''] = await waitForLinks(stateFolder, /^Nieuwe recensie/);
  await showAnswer(await openLink(context, answer));
  await showRemoval(await openLink(context, remove));
  const page = await openLink(context, home);
  await page.getByRole('button', { name: 'Stuur een link naar de mailbox' }).click();
  await page.getByText('Er is een nieuwe link gestuurd').waitFor();
  const [all = ''] = await waitForLinks(stateFolder, /^Uw link naar het beheer/);
  await page.goto(all);
  await page.getByRole('heading', { name: 'Recensies' }).waitFor();
  await showNotice(page);
  await showAlbum(page);
}

async function writeReview(page: Page): Promise<void> {
  const text = 'Onze Minoes kwam zacht en zonder stress thuis. Wij komen graag nog eens!';
  await page.goto(siteMap.writeReview.path, { waitUntil: 'networkidle' }); // its button works then
  await page.getByRole('textbox', { name: 'Naam' }).fill('Sietske');
  await page.getByRole('textbox', { name: 'Review' }).fill(text);
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await page.getByText('Bedankt voor uw review!').waitFor();
}

/** The mail comes a moment later. */
async function waitForLinks(stateFolder: string, subject: RegExp): Promise<string[]> {
  for (let waits = 0; waits < 100; waits += 1) {
    const links = await readLinks(stateFolder, subject);
    if (links.length > 0) return links;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mail with the links has not come.');
}

async function openLink(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await page.waitForURL(/^[^#]*$/);
  return page;
}

/** From the top of the page on. */
function downTo(part: Locator): Locator {
  return part.page().getByRole('banner').or(part);
}

async function showAnswer(page: Page): Promise<void> {
  const reply = 'Wat fijn om te lezen, Sietske. Tot de volgende keer!';
  await page.getByRole('textbox', { name: 'Uw antwoord' }).fill(reply);
  await page.getByRole('button', { name: 'Bekijk eerst' }).click();
  await page.getByRole('article').getByText(reply).waitFor(); // on the next page
  const last = page.getByRole('button', { name: 'Plaats antwoord' });
  await takePicture(page, downTo(last), `${pictures}/antwoord.webp`);
}

async function showRemoval(page: Page): Promise<void> {
  await takePicture(page, downTo(page.getByRole('listitem')), `${pictures}/weghalen.webp`);
}

async function showNotice(page: Page): Promise<void> {
  const today = findDay(Date.now());
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '08/15' ? 1 : 0); // of the next August
  await page.goto('/beheer/mededeling');
  const text = 'Mailen mag altijd: ik antwoord als ik terug ben.';
  await page.getByRole('textbox', { name: 'Tekst' }).fill(text);
  const days = [page.getByLabel('Eerste dag'), page.getByLabel('Laatste dag')] as const;
  await days[0].fill(`${year}-08-01`);
  await days[1].fill(`${year}-08-15`);
  await page.getByRole('button', { name: 'Bekijk eerst' }).click();
  await page.getByText('Dit staat nog niet op de site.').waitFor(); // on the next page
  await showDay(days[0], `01-08-${year}`);
  await showDay(days[1], `15-08-${year}`);
  const [first, last] = [page.getByRole('status'), page.getByLabel('Laatste dag')] as const;
  await takePicture(page, first.or(last), `${pictures}/mededeling.webp`);
}

/** As a Dutch phone writes a day: this browser may know English only. */
async function showDay(field: Locator, day: string): Promise<void> {
  await field.evaluate((element) => element.setAttribute('type', 'text'));
  await field.fill(day);
}

/** A drawing stands in for the photo on her phone. */
async function showAlbum(page: Page): Promise<void> {
  const drawing = sharp('public/fotos/over-mij/eigen-katten.svg', { density: 300 });
  const buffer = await drawing.resize(1600).jpeg().toBuffer();
  await page.goto('/beheer/album');
  const file = { name: 'katten.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Nieuwe foto’s').setInputFiles(file);
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  const publish = page.getByRole('button', { name: 'Zet in het album' });
  const photo = page.getByRole('listitem').filter({ has: publish });
  await photo.getByRole('textbox').fill('Onze drie katten liggen samen op de bank.');
  const title = page.getByRole('heading', { name: 'Nog niet in het album' });
  await takePicture(page, title.or(photo), `${pictures}/album.webp`);
}

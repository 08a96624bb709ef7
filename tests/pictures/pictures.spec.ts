// `npm run screenshots` takes the pictures that the owner's guide shows, and screenshots of every
// page at three widths (.local/screenshots). `npm test` skips this file.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { button, logIn, openLink, ownersPhone, site } from '../browser/owner/owner-phone.ts';
import { readLinks } from '../browser/read-links.ts';
import { expect, fillInReview, test, whenHydrated } from '../browser/site-test.ts';
import { today } from '../today.ts';

test.use({ ...ownersPhone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test('the owner’s guide gets four pictures, each under 80 kB', async ({ page }) => {
  await fillInReview(
    page,
    'Sietske',
    'Onze Minoes kwam zacht en zonder stress thuis. Wij komen graag nog eens!',
  );
  await button(page, 'Plaats review').click();
  const readMail = () => readLinks(site.state, /^Nieuwe recensie/);
  await expect.poll(readMail).toHaveLength(3);
  const [replyLink = '', removeLink = ''] = await readMail();

  const reply = 'Wat fijn om te lezen, Sietske. Tot de volgende keer!';
  await openLink(page, replyLink);
  await page.getByRole('textbox', { name: 'Uw antwoord' }).fill(reply);
  await button(page, 'Bekijk eerst').click();
  await expect(page.getByRole('article').getByText(reply)).toBeVisible();
  await savePicture('antwoord', page.getByRole('banner'), button(page, 'Plaats antwoord'));
  await openLink(page, removeLink);
  await savePicture('weghalen', page.getByRole('banner'), page.getByRole('listitem'));

  await logIn(page);
  const year = Number(today().slice(0, 4)) + (today().slice(5) > '08/01' ? 1 : 0);
  await page.goto('/beheer/mededeling');
  await page.getByLabel('Tekst').fill('Mailen mag altijd: ik antwoord als ik terug ben.');
  await page.getByLabel('Eerste dag').fill(`${year}-08-01`);
  await page.getByLabel('Laatste dag').fill(`${year}-08-15`);
  await button(page, 'Bekijk eerst').click();
  await expect(page.getByText('Dit staat nog niet op de site.')).toBeVisible();
  await showDay(page.getByLabel('Eerste dag'), `01-08-${year}`);
  await showDay(page.getByLabel('Laatste dag'), `15-08-${year}`);
  await savePicture('mededeling', page.getByRole('status'), page.getByLabel('Laatste dag'));

  // Uses a drawing instead of a photo from the owner's phone.
  const drawing = sharp('public/fotos/over-mij/eigen-katten.svg', { density: 300 });
  const buffer = await drawing.resize(1600).jpeg().toBuffer();
  await page.goto('/beheer/album');
  const file = { name: 'katten.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Nieuwe foto’s').setInputFiles(file);
  await button(page, 'Voeg toe').click();
  const photo = page.getByRole('listitem').filter({ has: button(page, 'Zet in het album') });
  await photo.getByRole('textbox').fill('Onze drie katten liggen samen op de bank.');
  await savePicture('album', photo, photo);
});

/** Writes a date as a Dutch phone shows it, because this browser may show it in English. */
async function showDay(field: Locator, day: string): Promise<void> {
  await field.evaluate((element) => element.setAttribute('type', 'text'));
  await field.fill(day);
}

/** Saves a picture of the page, from `first` down to `last`. */
async function savePicture(name: string, first: Locator, last: Locator): Promise<void> {
  const page = first.page();
  await showAll(page);
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error(`${name} is not on screen`);
  const top = Math.max(0, from.y - 12);
  const clip = { x: 0, y: top, width: 390, height: to.y + to.height + 12 - top };
  const webp = sharp(await page.screenshot({ fullPage: true, clip })).webp({ quality: 70 });
  const { size } = await webp.toFile(`docs/eigenaar/${name}.webp`);
  expect(size, 'The guide has to open quickly on a phone').toBeLessThan(80_000);
}

const lists: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  reviews: (page) => page.getByRole('article').first().waitFor(),
  album: (page) => page.getByRole('main').getByRole('img').first().waitFor(),
};

for (const name of pageNames) {
  test(`the ${name} page gets a screenshot at three widths`, async ({ page }) => {
    await page.goto(siteMap[name].path);
    await whenHydrated(page);
    await lists[name]?.(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await showAll(page);
      await page.screenshot({ path: `.local/screenshots/${name}-${width}.png`, fullPage: true });
    }
  });
}

async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur(); // removes the focus ring
    scrollTo(0, 0);
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

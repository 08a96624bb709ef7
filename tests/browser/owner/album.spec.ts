import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { redAndBlue } from '../../functions/photo-bytes.ts';
import { expect, test } from '../site-test.ts';
import { button, check, openPage, ownersPhone } from './owner-phone.ts';

test.use({ ...ownersPhone, expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

const photos = ['Poes Roodje op de tafel', 'Poes Grijsje op de tafel'] as const;

test('the owner adds photos to the album, moves one and discards one, and a visitor sees each change', async ({
  page: owner,
  openVisitorPage,
}) => {
  test.setTimeout(180_000); // two waits of 60 s for the photos, and the rest
  const visitor = await openVisitorPage();
  await visitor.goto('/fotoalbum');
  await expect(visitor.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18);
  await openPage(owner, 'Fotoalbum');
  await upload(owner);
  await addToAlbum(owner, visitor);
  await arrange(owner, visitor);
  await uploadPanorama(owner);
});

const isUpload = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/beheer/album');

async function upload(owner: Page): Promise<void> {
  const large = await takeLargePhoto();
  const files = [
    ['groot.jpg', large],
    ['geen-foto.jpg', Buffer.from('Geen foto')],
    ['kat.jpg', await redAndBlue(1_000, 1_000).toBuffer()],
  ] as const;
  await owner
    .getByLabel('Nieuwe foto’s')
    .setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));
  await owner.context().setOffline(true);
  await button(owner, 'Voeg toe').tap();
  await expect(owner.getByRole('status')).toHaveText(/^3 foto’s zijn niet verstuurd\. Is er verbi/);
  await check(owner);
  await owner.context().setOffline(false);
  const sending = owner.waitForRequest(isUpload);
  await button(owner, 'Voeg toe').tap(); // the field still holds all three files
  const sent = Number((await (await sending).allHeaders())['content-length']);
  await expect(owner.getByRole('status')).toHaveText(
    /^Klaar: 2 van de 3 foto’s\.geen-foto\.jpg: Dit bestand is geen foto/,
    { timeout: 60_000 }, // a busy machine processes photos slowly
  );
  expect(sent).toBeLessThan(large.length / 2);
  await check(owner);
  await owner.getByRole('link', { name: 'Verder met de foto’s die klaarstaan' }).tap();
}

async function uploadPanorama(owner: Page): Promise<void> {
  const buffer = await redAndBlue(16_000, 3_800).toBuffer();
  const field = owner.getByLabel('Nieuwe foto’s');
  await field.setInputFiles({ name: 'salon.jpg', mimeType: 'image/jpeg', buffer });
  const sending = owner.waitForRequest(isUpload);
  await button(owner, 'Voeg toe').tap();
  const sent = Number((await (await sending).allHeaders())['content-length']);
  expect(sent).toBeLessThan(buffer.length / 2);
  const ready = owner.getByText('Klaar. Schrijf nu bij iedere nieuwe foto wat er te zien is.');
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const waiting = owner.getByRole('listitem').filter({ has: button(owner, 'Zet in het album') });
  await expect(waiting.locator('img')).toHaveAttribute('width', '1600');
  await expect(waiting.locator('img')).toHaveAttribute('height', '380');
}

async function addToAlbum(owner: Page, visitor: Page): Promise<void> {
  const addButton = button(owner, 'Zet in het album');
  await expect(addButton).toHaveCount(2);
  const waiting = owner.getByRole('listitem').filter({ has: addButton }).first();
  await expectUprightAndRed(waiting.locator('img')); // not by role: an empty `alt` removes the role
  await addButton.first().tap();
  const mistake = waiting.getByRole('alert').filter({ hasText: 'Schrijf eerst wat er' });
  await expect(mistake).toBeInViewport();
  for (const alt of photos) {
    await waiting.getByRole('textbox').fill(alt);
    await addButton.first().tap();
    const shown = visitor.getByRole('img', { name: alt });
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    await expect(owner.getByText('De foto staat nu achteraan in het album.')).toBeInViewport();
  }
  await expect(addButton).toHaveCount(0);
  await check(owner);
}

async function arrange(owner: Page, visitor: Page): Promise<void> {
  await owner.reload(); // the card of the photo that was added is then in the album
  const cards = owner.getByRole('listitem').filter({ has: button(owner, 'Bewaar') });
  const twelfth = cards.nth(11);
  const alt = await twelfth.getByRole('textbox', { name: 'Wat is er te zien?' }).inputValue();
  await visitor.getByRole('button', { name: `Bekijk groter: ${alt}`, exact: true }).click();
  const caption = visitor.getByRole('dialog').getByRole('status');
  await expect(caption).toHaveText(`${alt} 12 van 20`);
  const link = visitor.url();
  await twelfth.getByRole('button', { name: 'Vooraan' }).tap();
  await expect(caption).toHaveText(`${alt} 1 van 20`);
  await visitor.goto('/contact');
  await visitor.goto(link);
  await expect(caption).toHaveText(`${alt} 1 van 20`);
  await visitor.keyboard.press('Escape');
  const saved = cards.first().getByRole('status');
  await expect(saved).toHaveText('Bewaard. De foto staat op plaats 1 van 20.');
  await expect(saved).toBeInViewport();
  await expect(saved).toBeFocused();

  const photo = owner.getByRole('listitem').filter({ hasText: photos[0] });
  await photo.getByRole('button', { name: 'Gooi weg' }).tap();
  await expect(visitor.getByRole('img', { name: photos[0] })).toHaveCount(0);
  await expect(photo.getByText('De foto is weggegooid.')).toBeInViewport();
  await check(owner);
}

/** Makes a photo as an upright phone stores it: rotated by 90°, with its red top at the left. */
function takeLargePhoto(): Promise<Buffer> {
  return redAndBlue(4000, 3000).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

async function expectUprightAndRed(image: Locator): Promise<void> {
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '2133');
  const response = await image.page().request.get((await image.getAttribute('src')) ?? '');
  const corner = sharp(await response.body()).extract({ left: 9, top: 9, width: 1, height: 1 });
  const [red = 0, green = 255, blue = 255] = await corner.removeAlpha().raw().toBuffer();
  expect(red > 240 && green < 15 && blue < 15).toBe(true);
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { redAndBlue } from '../../functions/photo-bytes.ts';
import { expect, test } from '../site-test.ts';
import { button, check, openPage, ownersPhone, send } from './owner-phone.ts';

test.use({ ...ownersPhone, expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

const alt = 'Poes Roodje op de tafel';

test('the owner adds a photo, moves one to the front and deletes one, and a visitor sees each change', async ({
  page: owner,
  openVisitorPage,
}) => {
  test.setTimeout(120_000); // a busy machine processes photos slowly
  const visitor = await openVisitorPage();
  await visitor.goto('/fotoalbum');
  const photos = visitor.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(photos).toHaveCount(17);
  await openPage(owner, 'Fotoalbum');
  await addPhoto(owner);
  await expect(photos).toHaveCount(18);
  await expect(photos.first()).toHaveAttribute('alt', alt);
  const cards = owner.getByRole('listitem');
  await expectUprightAndRed(owner);
  await check(owner);

  const third = (await photos.nth(2).getAttribute('alt')) ?? '';
  await send(cards.nth(2).getByRole('button', { name: 'Vooraan' }));
  await expect(owner.getByRole('status').first()).toHaveText('Bewaard.');
  await expect(photos.first()).toHaveAttribute('alt', third);
  await send(cards.nth(1).getByRole('button', { name: 'Verwijder' }));
  await expect(owner.getByRole('status').first()).toHaveText('De foto is verwijderd.');
  await expect(photos).toHaveCount(17);
  await expect(visitor.getByRole('img', { name: alt })).toHaveCount(0);
});

async function addPhoto(owner: Page): Promise<void> {
  // An upright phone stores a photo rotated by 90°, with its red top at the left.
  const buffer = await redAndBlue(4000, 3000)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const photo = { name: 'kat.jpg', mimeType: 'image/jpeg', buffer };
  await owner.getByLabel('Nieuwe foto').setInputFiles(photo);
  await owner.getByRole('textbox', { name: 'Wat is er te zien?' }).first().fill(alt);
  await owner.context().setOffline(true);
  await owner.evaluate(() => scrollTo(0, 0));
  await button(owner, 'Voeg toe').tap();
  const problem = owner.getByText(/De foto is niet verstuurd\. Is er verbinding\?/);
  await expect(problem).toBeInViewport({ ratio: 1 }); // not below the pressed button
  await owner.context().setOffline(false);
  const sending = owner.waitForRequest((request) => request.method() === 'POST');
  await button(owner, 'Voeg toe').tap(); // the form still holds the photo and the sentence
  const sent = Number((await (await sending).allHeaders())['content-length']);
  await expect(owner.getByText('De foto staat vooraan in het album.')).toBeVisible({
    timeout: 60_000,
  });
  expect(sent).toBeLessThan(buffer.length / 2);
}

async function expectUprightAndRed(owner: Page): Promise<void> {
  const image = owner.getByRole('img', { name: alt });
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '2133');
  const response = await owner.request.get((await image.getAttribute('src')) ?? '');
  const corner = sharp(await response.body()).extract({ left: 9, top: 9, width: 1, height: 1 });
  const [red = 0, green = 255, blue = 255] = await corner.removeAlpha().raw().toBuffer();
  expect(red > 240 && green < 15 && blue < 15).toBe(true);
}

test('a browser that returns noise for a canvas sends the photo itself', async ({
  page: owner,
}) => {
  // As Firefox does with `privacy.resistFingerprinting`.
  await owner.addInitScript(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const read = prototype.getImageData;
    prototype.getImageData = function (...area: Parameters<typeof read>) {
      const image = read.apply(this, area);
      crypto.getRandomValues(image.data);
      return image;
    };
  });
  await openPage(owner, 'Fotoalbum');
  const buffer = await redAndBlue(1200, 900).jpeg({ quality: 90 }).toBuffer();
  const photo = { name: 'kat.jpg', mimeType: 'image/jpeg', buffer };
  await owner.getByLabel('Nieuwe foto').setInputFiles(photo);
  const sending = owner.waitForRequest((request) => request.method() === 'POST');
  await button(owner, 'Voeg toe').tap();
  const sent = Number((await (await sending).allHeaders())['content-length']);
  expect(sent).toBeGreaterThan(buffer.length);
  await expect(owner.getByText('Schrijf eerst wat er op de foto te zien is.')).toBeVisible();
});

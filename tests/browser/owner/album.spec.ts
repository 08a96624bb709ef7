import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { redAndBlue } from '../../functions/photo-bytes.ts';
import { photoCount } from '../site-data.ts';
import { expect, test } from '../site-test.ts';
import {
  button,
  check,
  logIn,
  openPage,
  ownersPhone,
  pageHeading,
  tapAndLoad,
} from './owner-phone.ts';

test.use({ ...ownersPhone, expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

const alt = 'Poes Roodje op de tafel';

test('the owner adds photos, moves one to the front and deletes one, and a visitor sees each change', async ({
  page: owner,
  openVisitorPage,
}) => {
  test.setTimeout(120_000); // a busy machine processes photos slowly
  const visitor = await openVisitorPage();
  await visitor.goto('/fotoalbum');
  const photos = visitor.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(photos).toHaveCount(photoCount);
  await openPage(owner, 'Fotoalbum');
  await addPhotos(owner);
  await expect(owner.getByText('Nog niet op de site: 2 foto’s.')).toBeVisible();
  await check(owner);
  await expect(photos).toHaveCount(photoCount); // no photo is published without a sentence
  const cards = owner.getByRole('listitem');
  await cards.nth(1).getByRole('textbox').fill(alt);
  await tapAndLoad(button(owner, 'Bewaar'));
  await expect(photos).toHaveCount(photoCount + 1);
  await expect(photos.first()).toHaveAttribute('alt', alt);
  const saved = owner.getByText('Deze zin staat op de site.');
  await expect(saved).toBeInViewport();
  await expectUprightAndRed(owner);
  await check(owner);

  const third = (await photos.nth(2).getAttribute('alt')) ?? '';
  await cards.first().getByRole('textbox').fill('Poes Blauwtje op de tafel');
  await tapAndLoad(cards.nth(3).getByRole('button', { name: 'Vooraan' }));
  await expect(owner.getByText('Deze foto staat nu vooraan')).toBeInViewport();
  await expect(photos.first()).toHaveAttribute('alt', third);
  await expect(photos).toHaveCount(photoCount + 2); // the sentence that she had typed was stored too
  const removed = cards.filter({ hasText: alt });
  await tapAndLoad(removed.getByRole('button', { name: 'Verwijder' }));
  await expect(owner.getByText('De foto die hier stond, is verwijderd.')).toBeInViewport();
  await expect(visitor.getByRole('img', { name: alt })).toHaveCount(0);
});

/** Chooses two photos. The first try has no connection. */
async function addPhotos(owner: Page): Promise<void> {
  // An upright phone stores a photo rotated by 90°, with its red top at the left.
  const buffer = await redAndBlue(4000, 3000)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const other = await redAndBlue(1200, 900).jpeg().toBuffer();
  const photos = [buffer, other].map((content, index) => ({
    name: `kat-${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: content,
  }));
  await tapAndLoad(owner.getByRole('link', { name: 'Voeg foto’s toe' }));
  await expect(pageHeading(owner, 'Foto’s toevoegen')).toBeVisible();
  await check(owner);
  await owner.context().setOffline(true);
  await owner.getByLabel('Nieuwe foto’s').setInputFiles(photos); // starts the uploads
  const problem = owner.getByText(/Foto 1 van 2: De foto is niet verstuurd\. Is er verbinding\?/);
  await expect(problem).toBeInViewport({ ratio: 1 }); // not below the pressed button
  await owner.context().setOffline(false);
  const sending = owner.waitForRequest((request) => request.method() === 'POST');
  const loading = owner.waitForEvent('load', { timeout: 60_000 });
  await button(owner, 'Voeg toe').tap(); // the form still holds the photos
  const request = await sending;
  await expect(owner.getByLabel('Nieuwe foto’s')).toBeDisabled(); // or a second choice would lose photos
  const sent = Number((await request.allHeaders())['content-length']);
  await loading;
  await expect(pageHeading(owner, 'Fotoalbum')).toBeVisible();
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
  await logIn(owner, '/beheer/album/toevoegen');
  const buffer = await redAndBlue(1100, 900).jpeg({ quality: 90 }).toBuffer();
  const photo = { name: 'kat.jpg', mimeType: 'image/jpeg', buffer };
  const sending = owner.waitForRequest((request) => request.method() === 'POST');
  await owner.getByLabel('Nieuwe foto’s').setInputFiles(photo);
  const sent = Number((await (await sending).allHeaders())['content-length']);
  expect(sent).toBeGreaterThan(buffer.length);
});

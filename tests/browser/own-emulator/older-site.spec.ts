// An owner who moves her Firebase project to this site keeps her older site's reviews and photos.
import sharp from 'sharp';
import { countReviews } from '../../../functions/src/review-count/count-reviews.ts';
import { connectAsOwner } from '../../../scripts/local/write-seed.ts';
import { reviewBanners } from '../../../src/content/banners.ts';
import { readStored } from '../../data/stored-reviews.ts';
import { olderPhotos, olderReviews } from '../../older-site.ts';
import { fillInReview, whenLive } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const reviewPath = (name: string) => `reviews/${name}`;
const photoPath = (src: string) => `photos/~${src}`;

test.beforeEach(async ({ connection: { owner } }) => {
  await owner.commit(
    ...Object.entries(olderReviews).map(([name, fields]) => ({
      set: reviewPath(name),
      fields,
    })),
    ...olderPhotos.map((src) => ({ set: photoPath(src), fields: { src, alt: `Op ${src}` } })),
  );
});

test.afterEach(({ connection: { owner } }) =>
  owner.commit(
    ...Object.keys(olderReviews).map((name) => ({ remove: reviewPath(name) })),
    ...olderPhotos.map((src) => ({ remove: photoPath(src) })),
  ),
);

test("every review of an owner's older site is shown and counted", async ({ page, connection }) => {
  const database = connectAsOwner(connection.emulator);
  await countReviews(database);
  await database.terminate();
  const count = (await readStored(connection)).length;

  await page.goto('/recensies');
  await whenLive(page);
  await expect(page.getByText(`van de 5 (${count} recensies)`)).toBeVisible();
  await page.getByRole('button', { name: 'Toon meer' }).click();
  await expect(page.getByRole('article')).toHaveCount(count);
  for (const name of Object.keys(olderReviews)) {
    await expect(page.getByRole('article', { name: `(${name})` })).toBeVisible();
  }

  await fillInReview(page, 'Nieuwe klant', 'Ook fijn.');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText(reviewBanners.sent)).toBeVisible();
  const stored = (await readStored(connection)).find(({ name }) => name === 'Nieuwe klant');
  expect(stored?.id).toBe(count + 1);
  await connection.owner.commit({ remove: reviewPath(stored?.documentName ?? '') });
});

test('every photo of an older site is shown, and a portrait is not cropped', async ({ page }) => {
  const portrait = sharp({
    create: { width: 300, height: 600, channels: 3, background: '#c8a27e' },
  });
  const body = await portrait.jpeg().toBuffer();
  const requested = new Set<string>();
  await page.route(/\/fotos\/album\/[^/]+\.(jpe?g|png|jfif)$/, (route) => {
    requested.add(decodeURIComponent(new URL(route.request().url()).pathname.slice(13)));
    return route.fulfill({ body, contentType: 'image/jpeg' });
  });
  await page.goto('/fotoalbum');
  for (const src of olderPhotos) {
    const thumbnail = page.getByRole('img', { name: `Op ${src}`, exact: true });
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toContain(src);
  }
  await page.getByRole('button', { name: 'Bekijk groter: Op _DSC001.jpg' }).click();
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Op _DSC001.jpg' });
  const readRatio = async () => {
    const { width = 1, height = 1 } = (await photo.boundingBox()) ?? {};
    return width / height;
  };
  await expect.poll(readRatio).toBeCloseTo(0.5, 2);
});

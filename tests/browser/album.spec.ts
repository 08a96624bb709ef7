import { expect, test } from './site-test.ts';

test('the album shows every photo of the list with its alt text', async ({ page }) => {
  await page.goto('/fotoalbum');
  const photos = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(photos).toHaveCount(18, { timeout: 15_000 });
  const looked = await photos.evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'; // as if scrolled by
    return images.map(({ alt }) => alt.length);
  });
  expect(Math.min(...looked)).toBeGreaterThan(10);
  const countLoaded = () =>
    photos.evaluateAll(
      (images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length,
    );
  await expect.poll(countLoaded, { timeout: 15_000 }).toBe(18);
});

import { expect, test } from './site-test.ts';

const failure = "De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.";

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

test.describe('when the list cannot be had', () => {
  test.use({ expectedErrors: /ERR_|Could not reach Cloud Firestore/ });

  test('the spinner gives way to the error within 12 s, and the photos come when they can', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.route(/google\.firestore|:runQuery/, (route) => route.abort());
    await page.goto('/fotoalbum');
    await expect(page.getByText("Foto's worden geladen..")).toBeVisible();
    await expect(page.getByText(failure)).toBeVisible({ timeout: 12_000 });
    await expect(page.getByText("Foto's worden geladen..")).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18, {
      timeout: 30_000,
    });
    await expect(page.getByText(failure)).toHaveCount(0);
  });
});

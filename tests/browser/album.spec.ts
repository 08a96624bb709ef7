import { expect, test } from './site-test.ts';

const failure = "De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.";

test('the album shows every photo of the list with its alt text', async ({ page }) => {
  await page.goto('/fotoalbum');
  const photos = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(photos).toHaveCount(18, { timeout: 15_000 });
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect((await photo.getAttribute('alt'))?.length).toBeGreaterThan(10);
  }
});

test.describe('when the list cannot be had', () => {
  test.use({ expectedErrors: /ERR_|Could not reach Cloud Firestore/ });

  test('the spinner gives way to the error within 12 s, and the photos come when they can', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
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

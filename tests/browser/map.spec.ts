import { answerMap } from './google-map.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED/ });

test('the map appears though its first request fails, and a drawing replaces it if Google refuses the key', async ({
  page,
}) => {
  await answerMap(page, { fail: 1 });
  await page.goto('/contact');
  // A screen reader announces the text only if its status region was in the page before it.
  const region = await page.getByRole('main').getByRole('status').elementHandle();
  expect(await region?.textContent()).toBe('');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Kaart van Google')).toBeVisible();
  const drawing = page.getByRole('img', { name: /Getekende kaart/ });
  await expect(drawing).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible();
  await page.evaluate(() => globalThis.gm_authFailure?.());
  await expect(drawing).toBeVisible();
  expect(await region?.textContent()).toBe(
    'De kaart kan nu niet getoond worden. Hier vindt u het adres.',
  );
});

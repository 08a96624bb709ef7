import { expect, test } from './site-test.ts';

/** Replaces Google's map script. Runs in the page. */
function standIn() {
  class GoogleMap {
    constructor(element: HTMLElement) {
      element.textContent = 'Kaart van Google';
    }
  }
  class Marker {
    addListener() {}
  }
  const libraries = { maps: { Map: GoogleMap, InfoWindow: Object }, marker: { Marker } };
  const maps = Object.assign(globalThis.google.maps, {
    importLibrary: async (name: 'maps' | 'marker') => libraries[name],
  });
  const ready: unknown = Reflect.get(maps, '__ib__'); // Google's loader waits for this call
  if (typeof ready === 'function') ready();
}

test.use({ expectedErrors: /ERR_FAILED|third party: https:\/\/maps/ });

test('the map appears though its first request fails, and a drawing replaces it if Google refuses the key', async ({
  page,
}) => {
  let tries = 0;
  await page.route('https://maps.googleapis.com/maps/api/js?*', (route) =>
    ++tries === 1
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  );
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

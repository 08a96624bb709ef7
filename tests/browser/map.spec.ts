import type { Page } from '@playwright/test';
import { siteWithKeys } from './site-server.ts';
import { expect, test } from './site-test.ts';

const failure = 'De kaart kan nu niet getoond worden. Hier vindt u het adres.';
const drawing = (page: Page) => page.getByRole('img', { name: /Getekende kaart/ });
const mapScript = 'https://maps.googleapis.com/maps/api/js?*';

/** Stands in for Google's script; what is drawn with it is in tests/component/draw-map.test.ts. */
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
  const ready: unknown = Reflect.get(maps, '__ib__'); // the loader's own callback
  if (typeof ready === 'function') ready();
}

const standInScript = { contentType: 'text/javascript', body: `(${standIn})()` };

test.describe('with a key', () => {
  test.use({ baseURL: siteWithKeys.url, expectedErrors: /ERR_FAILED/ });

  test.beforeEach(async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  });

  test('the map comes at the second try, and a key that Google refuses takes it away', async ({
    page,
  }) => {
    let tries = 0;
    await page.route(mapScript, (route) =>
      ++tries === 1 ? route.abort() : route.fulfill(standInScript),
    );
    await page.goto('/contact');
    // What says it has to be there before, or a screen reader misses it.
    const region = await page.getByRole('main').getByRole('status').elementHandle();
    expect(await region?.textContent()).toBe('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Kaart van Google')).toBeVisible();
    await expect(drawing(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible();
    await page.evaluate(() => globalThis.gm_authFailure?.());
    await expect(drawing(page)).toBeVisible();
    expect(await region?.textContent()).toBe(failure);
  });
});

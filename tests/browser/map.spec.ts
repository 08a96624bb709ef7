import type { Page } from '@playwright/test';
import { siteWithKeys } from './site-server.ts';
import { expect, test } from './site-test.ts';

const failure = 'De kaart kan nu niet getoond worden. Hier vindt u het adres en de route.';
const mapScript = 'https://maps.googleapis.com/maps/api/js?*';

/** What a stand-in for Google's script does and remembers. */
function standIn() {
  const seen: { map?: object; marker?: object; card?: string } = {};
  let open = () => {};
  class GoogleMap {
    constructor(element: HTMLElement, options: object) {
      seen.map = options;
      element.textContent = 'Kaart van Google';
    }
  }
  class Marker {
    constructor({ title, position }: { title: string; position: object }) {
      seen.marker = { title, position };
    }
    addListener(_event: string, listener: () => void) {
      open = listener;
    }
  }
  class InfoWindow {
    content: string;
    constructor({ content }: { content: string }) {
      this.content = content;
    }
    open() {
      seen.card = this.content;
    }
  }
  const libraries = { maps: { Map: GoogleMap, InfoWindow }, marker: { Marker } };
  const maps = Object.assign(globalThis.google.maps, {
    importLibrary: async (name: 'maps' | 'marker') => libraries[name],
  });
  Object.assign(globalThis, { seen, pressMarker: () => open() });
  const ready: unknown = Reflect.get(maps, '__ib__'); // the loader's own callback
  if (typeof ready === 'function') ready();
}

async function countMapRequests(page: Page) {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://maps.googleapis.com/maps/api/js')) times.push(Date.now());
  });
  return times;
}

const standInScript = { contentType: 'text/javascript', body: `(${standIn})()` };

test.describe('with a key', () => {
  test.use({ baseURL: siteWithKeys.url, expectedErrors: /ERR_FAILED/ });

  test.beforeEach(async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  });

  test('the map shows the salon, and its marker invites the visitor to drop by', async ({
    page,
  }) => {
    await page.route(mapScript, (route) => route.fulfill(standInScript));
    await page.goto('/contact');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Kaart van Google')).toBeVisible();
    const read = () => page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(await read()).toMatchObject({
      map: { center: { lat: 52.98, lng: 6.48 }, zoom: 13 },
      marker: { title: 'Trimsalon Zachtpoot', position: { lat: 52.98, lng: 6.48 } },
    });
    await page.evaluate(() => Reflect.get(globalThis, 'pressMarker')());
    expect((await read()).card).toMatch(/Welkom bij Trimsalon Zachtpoot.*langs/);
  });

  test('after a first try and three more the address and a route link stand in its place', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const times = await countMapRequests(page);
    await page.route(mapScript, (route) => route.abort());
    await page.goto('/contact');
    // What says it has to be there before, or a screen reader misses it.
    const region = await page.getByRole('main').getByRole('status').elementHandle();
    expect(await region?.textContent()).toBe('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible({
      timeout: 20_000,
    });
    expect(await region?.textContent()).toBe(failure);
    expect(times).toHaveLength(4);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // 1, 2 and 4 seconds, give or take what a busy machine adds.
    expect(waits.map((wait) => wait >= 900)).toEqual([true, true, true]);
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.2);
    expect(waits[2]).toBeGreaterThan((waits[1] ?? 0) * 1.2);
  });

  test('a map that works at the second try is shown', async ({ page }) => {
    let tries = 0;
    await page.route(mapScript, (route) =>
      ++tries === 1 ? route.abort() : route.fulfill(standInScript),
    );
    await page.goto('/contact');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Kaart van Google')).toBeVisible({ timeout: 15_000 });
  });

  test('a key that Google refuses gives the same fallback', async ({ page }) => {
    await page.route(mapScript, (route) => route.fulfill(standInScript));
    await page.goto('/contact');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Kaart van Google')).toBeVisible();
    await page.evaluate(() => globalThis.gm_authFailure?.());
    await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(failure);
  });

  test('nothing is asked of Google Maps on a page without a map', async ({ page }) => {
    const times = await countMapRequests(page);
    await page.goto('/tarieven');
    await page.waitForLoadState('networkidle');
    expect(times).toEqual([]);
  });
});

test('without a key the address and the route link are there at once', async ({ page }) => {
  const times = await countMapRequests(page);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Plan uw route' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/.*52\.98,6\.48/,
  );
  await expect(page.getByText(failure)).toHaveCount(0);
  expect(times).toEqual([]);
});

// The album's first photo starts when the list has come, which is before the app has; the app then finds it there.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, hold, test, whenHydrated } from './site-test.ts';

// As wide as a photo: of a single pixel, shown smaller, nothing would be left, as of an image that did not come.
const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>';

const firstPhoto = (page: Page) => page.getByRole('main').getByRole('img').first();

test('it is asked for by the page, and neither it nor the list is asked for again by the app', async ({
  page,
}) => {
  await page.goto(siteMap.album.path);
  await expect(firstPhoto(page)).toHaveJSProperty('complete', true);
  const src = await firstPhoto(page).getAttribute('src');
  const initiators = await page.evaluate(
    (paths) => {
      const entries = performance.getEntriesByType('resource');
      const found = paths.map((path) => entries.filter(({ name }) => name.includes(path)));
      return found.map((ofPath) => ofPath.map((entry) => Reflect.get(entry, 'initiatorType')));
    },
    [src ?? 'none', '/documents/photos?'],
  );
  expect(initiators).toEqual([['link'], ['link']]);
});

for (const width of [390, 1440]) {
  for (const [shape, height] of [
    ['landscape', 1200],
    ['portrait', 2400],
  ] as const) {
    test(`at ${width} px a ${shape} photo is asked for in the width that the album shows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const fields = {
        src: { stringValue: 'poes.jpg' },
        alt: { stringValue: 'Een poes' },
        width: { integerValue: '1600' },
        height: { integerValue: String(height) },
        color: { stringValue: '#cccccc' },
      };
      await page.route('**/documents/photos?*', (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { documents: [{ name: 'photos/poes', fields }] },
        }),
      );
      const asked: string[] = [];
      await page.route('**/fotos/album/*', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: 'image/svg+xml', body: image });
      });
      await hold(page, '**/assets/live-queries-*');
      const release = await hold(page, '**/assets/index-*.js');
      await page.goto(siteMap.album.path, { waitUntil: 'commit' });
      await expect.poll(() => asked).toHaveLength(1);
      release();
      await whenHydrated(page);
      await expect(firstPhoto(page)).toHaveJSProperty('complete', true);
      expect(new Set(asked).size).toBe(1); // a test with routes has no cache, so it may be twice
    });
  }
}

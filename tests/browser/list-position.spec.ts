// A list arrives after its page. A visitor who reloads the page, or returns to it from another
// document, finds the photo that was on the screen. own-emulator/long-list.spec.ts tests reviews,
// because no other visitor may post one meanwhile.
import { siteMap } from '../../src/content/site-map.ts';
import { expectKeptPosition } from './kept-position.ts';
import { test } from './site-test.ts';

for (const width of [360, 768, 1024, 1440]) {
  test(`a reload and a return restore the scroll position of the album at ${width} px`, async ({
    page,
  }) => {
    await expectKeptPosition(page, siteMap.album.path, width);
  });
}

// Checks WCAG 2.2 AA on every page and in the states of page-states.ts, on a phone and a desktop.
// Uses `embeddedSite`, where no test adds a review: a new review could move the page. Obeys the
// Content-Security-Policy, so that a state that needs what it refuses fails here.

import type { Page } from '@playwright/test';
import { listSizes } from 'shared/review.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import {
  findBorderlessButtons,
  findHiddenFocus,
  findSmallTargets,
  findViolations,
} from './page-checks.ts';
import { pageStates } from './page-states.ts';
import { photoCount } from './site-data.ts';
import { embeddedSite } from './site-server.ts';
import { addTypefaces, expect, openPage, test } from './site-test.ts';
import { findCutLargeText, findCutText, setStyle, widenText } from './text-checks.ts';

test.use({ baseURL: embeddedSite.url, bypassCSP: false, expectedErrors: /404|503|ERR_/ });

test.beforeEach(async ({ context }) => {
  await context.route('https://maps.googleapis.com/**', () => {}); // the map's script never arrives
});

const paths = [...pageNames.map((name) => siteMap[name].path), '/bestaat-niet'];

const ready: Record<string, (page: Page) => Promise<void>> = {
  [siteMap.reviews.path]: (page) => expect(page.getByRole('article')).toHaveCount(listSizes[0]),
  [siteMap.album.path]: (page) =>
    expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(photoCount),
};

/** Each group is one test: a new browser context costs a second. */
const groups = [paths.slice(0, 5), paths.slice(5, 10), paths.slice(10)];

for (const group of groups) {
  test(`${group.join(', ')} pass the accessibility checks, and so do their special states`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install(); // for the states after a long wait
    await addTypefaces(page); // a busy machine would use a fallback typeface, which is wider
    for (const path of group) {
      await openPage(page, path);
      await ready[path]?.(page);
      await auditPage(page, path);
      await pageStates[path]?.(page, async (state) => {
        expect.soft(await findViolations(page), state).toEqual([]);
        expect.soft(await findCutLargeText(page), `${state}, larger text`).toEqual([]);
        expect.soft(await findBorderlessButtons(page), state).toEqual([]);
      });
      await page.unrouteAll();
    }
  });
}

/** 320 x 256 px is a screen of 1280 x 1024 px at 400 % zoom. The width of a phone stays set. */
async function auditPage(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findCutText(page), path).toEqual([]);
  await widenText(page);
  expect.soft(await findCutText(page), `${path}, wide text spacing`).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Snel contact' })).toBeHidden();
  await setStyle(page, '');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const label = `${path}, at ${width} px`;
    expect.soft(await findCutLargeText(page), `${label}, larger text`).toEqual([]);
    expect.soft(await findViolations(page), label).toEqual([]);
  }
  expect.soft(await findBorderlessButtons(page), path).toEqual([]);
  expect.soft(await findSmallTargets(page), path).toEqual([]);
  expect.soft(await findHiddenFocus(page), path).toEqual([]);
}

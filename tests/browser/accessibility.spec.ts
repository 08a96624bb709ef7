// Checks WCAG 2.2 AA on every page and in the states of page-states.ts, on a phone and a desktop.
// Uses `embeddedSite`, where no test adds a review: a new review could move the page. Obeys the
// Content-Security-Policy, so that a state that needs what it refuses fails here.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { audit, findHiddenFocus, findSmallTargets } from './page-checks.ts';
import { pageStates } from './page-states.ts';
import { embeddedSite } from './site-server.ts';
import { expect, openPage, test } from './site-test.ts';
import { findCutLargeText, findCutText, widenText } from './text-checks.ts';

test.use({ baseURL: embeddedSite.url, bypassCSP: false, expectedErrors: /404|503|ERR_/ });

test.beforeEach(async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', () => {}); // the map's script never arrives
});

const paths = [...pageNames.map((name) => siteMap[name].path), '/bestaat-niet'];

const ready: Record<string, (page: Page) => Promise<void>> = {
  [siteMap.reviews.path]: (page) => expect(page.getByRole('article')).toHaveCount(24),
  [siteMap.album.path]: (page) =>
    expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18),
};

for (const path of paths) {
  test(`${path} passes the accessibility checks, and so does each of its special states`, async ({
    page,
  }) => {
    await openPage(page, path);
    await ready[path]?.(page);
    await auditWholePage(page, path);
    await pageStates[path]?.(page, async (state) => {
      await audit(page, state);
      expect.soft(await findCutLargeText(page), `${state}, larger text`).toEqual([]);
    });
  });
}

/** Audits the page. 320 x 256 px is a screen of 1280 x 1024 px at 400 % zoom. */
async function auditWholePage(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findCutText(page), state).toEqual([]);
  await widenText(page);
  expect.soft(await findCutText(page), `${state}, wide text spacing`).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Snel contact' })).toBeHidden();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await findCutLargeText(page), `${state}, larger text, ${width} px`).toEqual([]);
  }
  await audit(page, state, async (label) => {
    expect.soft(await findSmallTargets(page), label).toEqual([]);
    expect.soft(await findHiddenFocus(page), label).toEqual([]);
  });
}

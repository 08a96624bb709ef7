// WCAG 2.2 AA, on every page and in every state, as a phone and as a desktop draw it. On the embedded store,
// where no other test writes reviews.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { forms, visitFormStates } from './form-states.ts';
import {
  findCutText,
  findHiddenFocus,
  findSmallTargets,
  findViolations,
  widenText,
} from './page-checks.ts';
import { pageStates } from './page-states.ts';
import { siteWithKeys } from './site-server.ts';
import { expect, test, whenHydrated } from './site-test.ts';

test.use({ baseURL: siteWithKeys.url, expectedErrors: /404|status of 500|ERR_/ });
test.setTimeout(120_000);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bezoekmeting', 'denied'));
  await page.route('https://maps.googleapis.com/**', () => {}); // never a response
});

const paths = [...pageNames.map((name) => siteMap[name].path), '/bestaat-niet'];
const formPaths: string[] = Object.values(forms).map(({ path }) => path);

/** What a live page waits for. */
const ready: Record<string, (page: Page) => Promise<void>> = {
  [siteMap.reviews.path]: (page) => expect(page.getByRole('article')).toHaveCount(24),
  [siteMap.album.path]: (page) =>
    expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(18),
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await whenHydrated(page);
  await ready[path]?.(page);
}

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test(`on a ${device} no page has an accessibility fault in any state, a small target or a hidden focus`, async ({
      page,
    }) => {
      const look = lookAt(page);
      for (const path of paths) {
        if (formPaths.includes(path)) continue;
        await open(page, path);
        await look(path);
        await lookAtControls(page, path);
        await pageStates[path]?.(page, (state) => look(`${path}: ${state}`));
      }
    });

    test(`on a ${device} no form has an accessibility fault in any state, a small target or a hidden focus`, async ({
      page,
    }) => {
      const look = lookAt(page);
      for (const form of Object.values(forms)) {
        await visitFormStates(page, form, async (state) => {
          await look(`${form.path}: ${state}`);
          if (state === 'empty') await lookAtControls(page, form.path);
        });
      }
    });
  });
}

function lookAt(page: Page) {
  return async (state: string) => expect.soft(await findViolations(page), state).toEqual([]);
}

async function lookAtControls(page: Page, path: string) {
  expect.soft(await findSmallTargets(page), path).toEqual([]);
  expect.soft(await findHiddenFocus(page), path).toEqual([]);
}

test('at 320 pixels wide, as at 400 % zoom, no page scrolls sideways or cuts text, however widely it is set', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await open(page, path);
    expect.soft(await findCutText(page), path).toEqual([]);
    await widenText(page);
    expect.soft(await findCutText(page), `${path}, widely set`).toEqual([]);
  }
  await expect(page.getByRole('navigation', { name: 'Snel contact' })).toBeHidden();
});

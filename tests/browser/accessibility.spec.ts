// WCAG 2.2 AA, on every page and in every state, as a phone and as a desktop draw it.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { keepFigure } from '../keep-figure.ts';
import { forms, visitFormStates } from './form-states.ts';
import {
  findCutText,
  findHiddenFocus,
  findSmallTargets,
  findViolations,
  widenText,
} from './page-checks.ts';
import { pageStates } from './page-states.ts';
import { expect, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404|status of 500|ERR_/ });
test.setTimeout(120_000);

const paths = [...pageNames.map((name) => siteMap[name].path), '/bestaat-niet'];

/** What a live page waits for; without a key, /contact shows what stands in for a map that failed. */
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

    test(`on a ${device} no page has an accessibility fault, a small target or a hidden focus`, async ({
      page,
    }) => {
      for (const path of paths) {
        await open(page, path);
        expect.soft(await findViolations(page), path).toEqual([]);
        expect.soft(await findSmallTargets(page), path).toEqual([]);
        expect.soft(await findHiddenFocus(page), path).toEqual([]);
      }
      keepFigure(`accessibility: pages without a fault on a ${device}`, paths.length);
    });

    test(`on a ${device} no state of a form or of the menu has an accessibility fault`, async ({
      page,
    }) => {
      let states = 0;
      const look = async (state: string) => {
        expect.soft(await findViolations(page), state).toEqual([]);
        states += 1;
      };
      for (const [name, form] of Object.entries(forms)) {
        await visitFormStates(page, form, (state) => look(`${name} ${state}`));
      }
      if (device === 'phone') {
        await page.goto('/');
        await page.getByRole('banner').getByText('Menu').click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Oppas' })).toBeVisible();
        await look('menu open');
      }
      keepFigure(`accessibility: states of forms and menu without a fault on a ${device}`, states);
    });

    test(`on a ${device} nothing that comes and goes on a page has an accessibility fault`, async ({
      page,
    }) => {
      const states = Object.entries(pageStates);
      for (const [state, show] of states) {
        await show(page);
        expect.soft(await findViolations(page), state).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      keepFigure(`accessibility: states of pages without a fault on a ${device}`, states.length);
    });
  });
}

test('at 320 pixels wide no page scrolls sideways or cuts text, however widely it is set', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    await open(page, path);
    expect.soft(await findCutText(page), path).toEqual([]);
    await widenText(page);
    expect.soft(await findCutText(page), `${path}, widely set`).toEqual([]);
  }
});

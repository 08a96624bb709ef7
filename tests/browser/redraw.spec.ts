// If a password manager, translator or Safari changes a page before hydration, React redraws it.
import type { Page } from '@playwright/test';
import { defaultSiteUrl, salon } from 'shared/salon.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, footerLink, hold, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /React error #418/ });

/** Opens a page and holds its app. The returned function changes the page and loads the app. */
async function setup(page: Page, path: string) {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto(path);
  return async (change: () => void) => {
    await page.evaluate(() => Object.assign(globalThis, { oldPage: document.querySelector('h1') }));
    await page.evaluate(change);
    release();
    await whenHydrated(page);
    await page.waitForFunction(() => !(Reflect.get(globalThis, 'oldPage') as Element).isConnected);
  };
}

test('a typed review and its stars stay if a password manager changes the page before hydration', async ({
  page,
}) => {
  const redraw = await setup(page, '/review');
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  const review = page.getByRole('textbox', { name: 'Review', exact: true });
  const stars = page.getByRole('radio', { name: '3 sterren' });
  await name.fill('Vroege vogel');
  await stars.check();
  await review.fill('Getypt voordat de app er was');
  await redraw(() => document.querySelector('input')?.after(document.createElement('span')));
  await expect(name).toHaveValue('Vroege vogel');
  await expect(stars).toBeChecked();
  await expect(review).toHaveValue('Getypt voordat de app er was');
  await expect(page.getByText('Gekozen: 3 sterren')).toBeVisible();
});

test('a page that is redrawn has each tag of its head once, and so has the next page', async ({
  page,
}) => {
  const redraw = await setup(page, '/voorwaarden');
  await redraw(() => document.querySelector('footer')?.prepend(document.createElement('hr')));
  for (const name of ['terms', 'rabbits'] as const) {
    const { path, title, description, label } = siteMap[name];
    if (name !== 'terms') await footerLink(page, label).click();
    await expect(page).toHaveTitle(`${salon.name} | ${title}`);
    await expect(page.locator('head title')).toHaveCount(1);
    for (const [selector, attribute, content] of [
      ['[property="og:title"]', 'content', `${salon.name} | ${title}`],
      ['[rel=canonical]', 'href', defaultSiteUrl + path],
      ['[name=description]', 'content', description],
      ['[name=author]', 'content', salon.name],
    ] as const) {
      await expect(page.locator(`head ${selector}`)).toHaveAttribute(attribute, content);
    }
  }
});

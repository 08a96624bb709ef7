// A full page load resets the focus, makes a screen reader announce the title, and closes menus.
// The app loads no document for its next page, so it must do these three things itself.
import type { Page } from '@playwright/test';
import { salon } from 'shared/salon.ts';
import { siteMap } from '../../src/content/site-map.ts';
import {
  addTypefaces,
  expect,
  footerLink,
  heading,
  hold,
  openPage,
  readPageViews,
  test,
  whenHydrated,
} from './site-test.ts';

const titles = {
  home: `${salon.name} | ${siteMap.home.title}`,
  about: `${salon.name} | ${siteMap.about.title}`,
  prices: `${salon.name} | ${siteMap.prices.title}`,
};

async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { texts });
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      new MutationObserver(() => void texts.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'texts'));
}

test('a page opened by a link or Back focuses a heading, is announced once and counts as one page view', async ({
  page,
}) => {
  await openPage(page, '/');
  const readTexts = await listen(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Lees verder' }).click();
  await expect(page.locator('#behandelingen')).toBeInViewport();
  await expect(page).toHaveURL('/#behandelingen');
  await expect(heading(page)).not.toBeFocused();
  expect(await readTexts()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Katten' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('heading', { name: /^Kitten/ }).click();
  await page.getByRole('link', { name: 'Bekijk de video' }).click();
  await expect(page).toHaveURL('/over-mij#kittengewenning');
  const part = page.locator('#kittengewenning');
  await expect(part.getByRole('heading').first()).toBeFocused();
  await expect(part).toBeInViewport();
  await expect.poll(readTexts).toEqual([titles.home, titles.about]);
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  await expect(heading(page)).toBeFocused();
  await expect.poll(readTexts).toEqual([titles.home, titles.about, titles.prices]);
  await page.goBack();
  await expect(page).toHaveTitle(titles.about);
  await expect(part.getByRole('heading').first()).toBeFocused(); // the address has its hash
  await expect.poll(readTexts).toEqual([titles.home, titles.about, titles.prices, titles.about]);
  const views = await readPageViews(page);
  expect(views.map((view) => view.page_title)).toEqual([
    titles.home,
    titles.home,
    titles.about,
    titles.prices,
    titles.about,
  ]);
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Enter opens the menu before hydration; after that, Escape or Tab past the last link closes it', async ({
    page,
  }) => {
    await addTypefaces(page);
    const release = await hold(page, '**/assets/index-*.js');
    await page.goto('/');
    const banner = page.getByRole('banner');
    const menu = banner.locator('summary');
    const link = banner.getByRole('link', { name: 'Oppas' });
    const measure = () =>
      Promise.all(
        [banner.getByRole('link', { name: /home$/ }), menu].map((part) => part.boundingBox()),
      );
    await expect(link).toBeHidden();
    const before = await measure();
    await menu.press('Enter');
    await expect(link).toBeVisible();
    expect(await measure()).toEqual(before);
    release();
    await whenHydrated(page);
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await banner.getByRole('link', { name: 'Recensies' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeHidden();
  });
});

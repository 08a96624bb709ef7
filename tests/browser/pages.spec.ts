import type { Page } from '@playwright/test';
import { contactLinks, product, salon } from 'shared/salon.ts';
import { listMenu, type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { answerMap } from './google-map.ts';
import { site } from './site-server.ts';
import {
  addTypefaces,
  expect,
  footerLink,
  heading,
  hold,
  isSameDocument,
  markDocument,
  openPage,
  readPageViews,
  test,
  whenHydrated,
} from './site-test.ts';

const nameTitle = (name: PageName) => `Trimsalon ${product} | ${siteMap[name].title}`;
const readScroll = (page: Page) => page.evaluate(() => scrollY);

test('menu links open their pages in the same document and load no app code', async ({ page }) => {
  await answerMap(page);
  await openPage(page, '/b%26b'); // another spelling of /b&b, whose menu link is the current one
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  const code: string[] = [];
  page.on('request', (request) => {
    const isPicture = ['image', 'media'].includes(request.resourceType());
    // Ignores the SDK and the map: the next page may open while they still load.
    const isSdk = /live-queries|firebase-app|bloom_blob|draw-map/.test(request.url());
    const isLive = isSdk || /fotoalbum|recensies/.test(page.url());
    if (!isPicture && !isLive && request.url().includes('/assets/')) code.push(request.url());
  });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(listMenu('header').length);
  for (const link of await links.all()) {
    const path = await link.getAttribute('href');
    const name = pageNames.find((candidate) => siteMap[candidate].path === path);
    if (!name) throw new Error(`${path} is not in the site map`);
    await link.click();
    await expect(page).toHaveTitle(nameTitle(name));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
    await expect(heading(page)).toHaveCount(1);
    expect(await readScroll(page)).toBe(0);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(code).toEqual([]);
});

test('a page starts at the top, and Back restores its scroll position', async ({ page }) => {
  await answerMap(page);
  await openPage(page, '/contact');
  const terms = footerLink(page, siteMap.terms.label);
  await terms.click();
  await expect(page).toHaveURL('/voorwaarden');
  await page.evaluate(() => scrollTo(0, 900));
  await terms.click();
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 1500));
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  expect(await readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/voorwaarden');
  await expect(heading(page)).toBeFocused(); // the focus must not undo the scroll
  await expect.poll(() => readScroll(page)).toBeGreaterThan(1300);
  await page.goBack(); // two clicks on one link make one history entry
  await expect(page).toHaveURL('/contact');
});

test("a page opens at its url's anchor, and hydration does not scroll it", async ({ page }) => {
  await addTypefaces(page); // in a fallback typeface the page may have another height
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/voorwaarden#artikel-12');
  await expect(page.locator('#artikel-12')).toBeInViewport();
  expect((await page.locator('#artikel-12').boundingBox())?.y).toBeLessThan(120);
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await whenHydrated(page);
  expect(await readScroll(page)).toBe(900);

  await page.goto('/voorwaarden');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Afzeggen' }).first().click();
  await expect(page.locator('#artikel-4')).toBeInViewport();

  await page.goto('/over-mij');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect.poll(() => readScroll(page)).toBe(1500);
});

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });

  test('without it, pages offer mail and telephone, links and the map work, and none asks to measure visits', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const words = main.getByRole('paragraph').filter({ hasText: 'alleen met JavaScript' });
    for (const name of ['album', 'reviews', 'writeReview', 'mail'] as const) {
      await page.goto(siteMap[name].path);
      await expect(heading(page)).toBeVisible();
      await expect(words.getByRole('link', { name: salon.email })).toBeVisible();
      await expect(words.getByRole('link', { name: salon.phone })).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByText('worden geladen')).toBeHidden();
    }
    await page.goto('/contact');
    await expect(words).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Getekende kaart/ })).toHaveCount(1);
    const route = page.getByRole('link', { name: 'Plan uw route' });
    await expect(route).toHaveAttribute('href', contactLinks.route);
    await page.getByRole('banner').getByRole('link', { name: 'Tarieven', exact: true }).click();
    await expect(heading(page)).toHaveText('Tarieven');
    const consentBar = page.locator('#toestemming'); // without JavaScript, nothing measures
    await expect(consentBar).toBeAttached();
    await expect(consentBar).toBeHidden();
  });
});

test.describe('an unknown url', () => {
  test.use({ expectedErrors: /404/ });

  test('an unknown or mistyped url shows the 404 page, which leads to the home page', async ({
    page,
  }) => {
    for (const path of ['/日本', '/Contact']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await whenHydrated(page);
      await expect(page).toHaveTitle(`${salon.name} | Pagina niet gevonden`);
      expect(new URL(page.url()).pathname).toBe(encodeURI(path));
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Naar de voorpagina' }).click();
    await expect(page).toHaveURL(site.url);
  });

  // Another page's document would give React's error #418, which fails the test.
  test('another spelling of a url is replaced by the url of its page, which is viewed once', async ({
    page,
  }) => {
    await answerMap(page);
    for (const [spelling, path] of [
      ['/contact/?van=kaart#route', '/contact?van=kaart#route'],
      ['/contact//', '/contact'],
      ['/%63ontact', '/contact'],
      ['/b%26b', '/b&b'],
      ['/b%26b///', '/b&b'],
      ['//', '/'],
    ] as const) {
      await page.goto(site.url + spelling);
      await expect(page).toHaveURL(site.url + path);
      await whenHydrated(page);
      const readPaths = async () => {
        const views = await readPageViews(page);
        return views.map((view) => view.page_path);
      };
      await expect.poll(readPaths).toEqual([path.split('#')[0]]);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    }
  });
});

test('a clip plays in place with captions', async ({ page }) => {
  await openPage(page, siteMap.about.path);
  const video = page.getByLabel('Video: een kitten maakt kennis met de kam', { exact: true });
  await expect(video).toHaveAttribute('controls');
  await video.press('Space');
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isPlaying: !element.paused && element.currentTime > 0,
      captions: element.textTracks[0]?.mode,
    }));
  await expect.poll(read).toEqual({ isPlaying: true, captions: 'showing' });
});

import type { Page } from '@playwright/test';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import {
  expect,
  footerLink,
  heading,
  hold,
  isSameDocument,
  markDocument,
  test,
  whenHydrated,
} from './site-test.ts';

const nameTitle = (name: PageName) => `Trimsalon Zachtpoot | ${siteMap[name].title}`;
const readScroll = (page: Page) => page.evaluate(() => scrollY);

for (const name of pageNames) {
  const { path, description } = siteMap[name];

  test(`${path} opens by its url with its own title, one heading and no error`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await whenHydrated(page);
    await expect(page).toHaveTitle(nameTitle(name));
    await expect(page.locator('title')).toHaveCount(1);
    await expect(heading(page)).toHaveCount(1);
    const read = (selector: string, attribute: string) =>
      page.locator(selector).getAttribute(attribute);
    expect(await read('meta[name=description]', 'content')).toBe(description);
    expect(await read('meta[name=author]', 'content')).toBe('Trimsalon Zachtpoot');
    expect(await read('meta[name=keywords]', 'content')).not.toBe('');
    expect(await read('link[rel=canonical]', 'href')).toBe(`https://zachtpoot.example${path}`);
    expect(await read('meta[property="og:image"]', 'content')).toBe(
      `https://zachtpoot.example/delen/${name}.jpg`,
    );
    const describesSomething = ['home', 'prices', 'rabbits', 'contact'].includes(name);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(
      describesSomething ? 1 : 0,
    );
  });
}

test('every page of the header and the footer opens by a click, without loading anew', async ({
  page,
}) => {
  await page.goto('/');
  await whenHydrated(page);
  await markDocument(page);
  for (const [place, expected] of [
    ['banner', 10],
    ['contentinfo', 9],
  ] as const) {
    const links = page.getByRole(place).getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(expected);
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
  }
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('an unknown url', () => {
  // The document itself is a 404, and Chromium says so in the console.
  test.use({ expectedErrors: /404/ });

  test('is a 404 with a page that helps on', async ({ page }) => {
    const response = await page.goto('/bestaat-niet');
    expect(response?.status()).toBe(404);
    await whenHydrated(page);
    await expect(page).toHaveTitle('Trimsalon Zachtpoot | Pagina niet gevonden');
    await expect(heading(page)).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test('/b%26b and /contact/ are the same pages as /b&b and /contact', async ({ page }) => {
  expect((await page.goto('/b%26b'))?.status()).toBe(200);
  await whenHydrated(page);
  await expect(page).toHaveTitle(nameTitle('boarding'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'B&B', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await page.goto('/contact/');
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('"Lees verder" brings the treatments into view and back, and the other buttons their pages', async ({
  page,
}) => {
  await page.goto('/');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Lees verder' }).click();
  await expect(page.locator('#behandelingen')).toBeInViewport();
  expect(await readScroll(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect.poll(() => readScroll(page)).toBeLessThan(100);
  await page.getByRole('link', { name: 'Bekijk de recensies' }).first().click();
  await expect(page).toHaveURL('/recensies');
  await page.goBack();
  await page.getByRole('link', { name: 'Schrijf een recensie' }).first().click();
  await expect(page).toHaveURL('/review');
});

test('going back restores where the visitor was; a new page starts at its top', async ({
  page,
}) => {
  await page.goto('/voorwaarden');
  await whenHydrated(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  expect(await readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/voorwaarden');
  await expect(heading(page)).toBeFocused(); // and that does not undo it
  await expect.poll(() => readScroll(page)).toBeGreaterThan(1300);
});

test('a link opens a tab of its own when the visitor asks for one', async ({ page, context }) => {
  await page.goto('/');
  await whenHydrated(page);
  const opened = context.waitForEvent('page');
  await footerLink(page, 'Tarieven').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL('/tarieven');
  // Asked of the page itself: of a new tab in an older Chromium, Playwright's own world can stay empty.
  expect(await tab.evaluate(() => document.title)).toBe(nameTitle('prices'));
  await expect(page).toHaveURL('/');
});

test('the same page again starts at its top, and is no second step back', async ({ page }) => {
  await page.goto('/contact');
  await whenHydrated(page);
  const terms = footerLink(page, siteMap.terms.label);
  await terms.click();
  await expect(page).toHaveURL('/voorwaarden');
  await page.evaluate(() => scrollTo(0, 900));
  await terms.click();
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('until the code of a page is here, the page before it stays, and a visitor may go on', async ({
  page,
}) => {
  const letGo = await hold(page, /assets\/(about|prices)-page-.*\.js/);
  await page.goto('/contact');
  await whenHydrated(page);
  await footerLink(page, 'Tarieven').click();
  await expect(page).toHaveURL('/tarieven');
  await expect(heading(page)).toHaveText('Contact');
  await footerLink(page, 'Over mij').click();
  await expect(page).toHaveURL('/over-mij');
  await expect(heading(page)).toHaveText('Contact');
  letGo();
  await expect(heading(page)).toHaveText('Over mij');
  await expect(page).toHaveURL('/over-mij');
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|The code of this page did not come/,
  });

  test('a page whose code did not come yet says so in words, and the others are there', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/prices-page-*.js', (route) => route.abort());
    const last = page.waitForResponse('**/assets/privacy-page-*.js');
    await page.goto('/contact');
    await whenHydrated(page);
    await last;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await footerLink(page, 'Tarieven').click();
    await expect(heading(page)).toHaveText('Er ging iets mis');
    await footerLink(page, 'Over mij').click();
    await expect(heading(page)).toHaveText('Over mij');
  });
});

test('where a visitor scrolled to before the page hydrated stays in view', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/voorwaarden');
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await whenHydrated(page);
  expect(await readScroll(page)).toBe(900);
});

test('a place that the url names is in view, and so is where the visitor was after a reload', async ({
  page,
}) => {
  await page.goto('/voorwaarden#artikel-12');
  const place = page.locator('#artikel-12');
  await expect(place).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect((await place.boundingBox())?.y).toBeLessThan(120);

  await page.goto('/over-mij');
  await page.evaluate(() => scrollTo(0, 1500));
  const readPlace = () =>
    // Not to the pixel: a typeface that came too late for the first visit is there in the next.
    page.evaluate(() => [scrollY > 1400, document.elementFromPoint(200, 300)?.textContent]);
  const before = await readPlace();
  await page.reload();
  await expect.poll(readPlace).toEqual(before);
});

test('each navigation is one page view, pushed with the new title', async ({ page }) => {
  await page.goto('/');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Lees verder' }).click();
  await footerLink(page, 'Tarieven').click();
  await expect(page).toHaveURL('/tarieven');
  await page.goBack();
  await expect(page).toHaveTitle(nameTitle('home'));
  const views = await page.evaluate(() =>
    (globalThis.dataLayer ?? []).flatMap((entry) =>
      entry && typeof entry === 'object' && 'page_path' in entry && 'page_title' in entry
        ? [[entry.page_path, entry.page_title]]
        : [],
    ),
  );
  expect(views).toEqual([
    ['/', nameTitle('home')],
    ['/tarieven', nameTitle('prices')],
    ['/', nameTitle('home')],
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is whole, and what cannot work says so and offers mail and telephone', async ({
    page,
  }) => {
    for (const name of pageNames) {
      await page.goto(siteMap[name].path);
      const main = page.getByRole('main');
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const words = main.getByRole('paragraph').filter({ hasText: 'alleen met JavaScript' });
      await expect(words).toHaveCount('needsScript' in siteMap[name] ? 1 : 0);
      if (!('needsScript' in siteMap[name])) continue;
      await expect(words.getByRole('link', { name: 'info@zachtpoot.example' })).toBeVisible();
      await expect(words.getByRole('link', { name: '06 12 34 56 78' })).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByText('worden geladen')).toBeHidden();
    }
  });

  test('the way to the salon is there, and the menu leads on', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('img', { name: /Getekende kaart/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Tarieven', exact: true }).click();
    await expect(heading(page)).toHaveText('Tarieven');
  });
});

test('nothing is requested from other sites', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/(localhost|127\.0\.0\.1):|data:|blob:)/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await page.goto('/recensies');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('no page is drawn twice when its code is slow', async ({ page }) => {
  const release = await hold(page, '**/assets/prices-page*.js');
  await page.goto('/tarieven');
  await expect(page.getByRole('table')).toHaveCount(3);
  release();
  await whenHydrated(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(3);
});

test('prices are printed with what they say of btw, and without the helper', async ({ page }) => {
  await page.goto('/tarieven');
  const btw = page.getByText('Alle prijzen zijn inclusief btw.');
  await expect(btw).toHaveCount(2);
  await expect(btw.last()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(btw.first()).toBeVisible();
  await expect(btw.last()).toBeHidden();
});

// A tag manager counts every page that a visitor who allows it opens, once, however soon they go on.
import type { BrowserContext, Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { siteWithKeys } from './site-server.ts';
import { expect, footerLink, heading, hold, test, whenHydrated } from './site-test.ts';

test.use({ baseURL: siteWithKeys.url });

type View = { path: string; title: string; url: string };

declare global {
  var measure: (view: View) => void;
}

/** Stands in for Google's script: what is in the data layer counts from a consent to a refusal. */
function readDataLayer() {
  let isAllowed = false;
  const read = (entry: unknown) => {
    const { 0: command, 2: choices, event, ...view } = Object(entry);
    if (command === 'consent') isAllowed = choices.analytics_storage === 'granted';
    if (event !== 'page_view' || !isAllowed) return;
    globalThis.measure({ path: view.page_path, title: view.page_title, url: view.page_location });
  };
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.forEach(read);
  const push = globalThis.dataLayer.push.bind(globalThis.dataLayer);
  globalThis.dataLayer.push = (...entries) => {
    entries.forEach(read);
    return push(...entries);
  };
}

async function setup(context: BrowserContext, isAllowed: boolean) {
  const views: View[] = [];
  await context.exposeFunction('measure', (view: View) => void views.push(view));
  await context.route(/google/, (route) => {
    const isTagManager = route.request().url().includes('googletagmanager');
    const body = isTagManager ? `(${readDataLayer})()` : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.addInitScript((allowed) => {
    if (location.protocol === 'about:') return; // has no storage
    if (allowed) localStorage.setItem('bezoekmeting', 'granted');
  }, isAllowed);
  return views;
}

function view(name: keyof typeof siteMap, search = ''): View {
  const { path, title } = siteMap[name];
  const url = `${siteWithKeys.url}${path}${search}`;
  return { path: path + search, title: `Trimsalon Zachtpoot | ${title}`, url };
}

async function leaveHomeForPrices(page: Page, search = '') {
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(`/${search}`);
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  return letGo;
}

test('pages left before they hydrated count once each and in order, before the page that has', async ({
  page,
  context,
}) => {
  const views = await setup(context, true);
  const letGo = await leaveHomeForPrices(page, '?bron=folder');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact');
  expect(views).toEqual([]);
  letGo();
  const expected = [view('home', '?bron=folder'), view('prices'), view('contact')];
  await expect.poll(() => views).toEqual(expected);
  expect(await page.evaluate(() => sessionStorage.getItem('missed-views'))).toBeNull();
  // From here on, pages that have pushed their own view are left.
  await footerLink(page, 'Tarieven').click();
  await expect.poll(() => views).toEqual([...expected, view('prices')]);
  await page.goto('/contact');
  await expect.poll(() => views).toEqual([...expected, view('prices'), view('contact')]);
});

test('as long as a visitor has not allowed it, nothing is kept of a page that is left', async ({
  page,
  context,
}) => {
  const views = await setup(context, false);
  const letGo = await leaveHomeForPrices(page);
  expect(
    await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]),
  ).toEqual([]);
  letGo();
  await whenHydrated(page);
  const bar = page.getByRole('region', { name: 'Bezoek meten' });
  await bar.getByRole('button', { name: 'Toestaan' }).click();
  await footerLink(page, 'Contact').click();
  await expect.poll(() => views).toEqual([view('contact')]);
});

test.describe('after a new version went live', () => {
  test.use({ expectedErrors: /404/ });

  test('a page of text whose code is gone counts once, reloaded by itself, when the visitor goes on', async ({
    page,
    context,
  }) => {
    const views = await setup(context, true);
    await page.route('**/assets/prices-page-*.js', (route) => route.fulfill({ status: 404 }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto('/tarieven');
    await expect.poll(() => documents).toEqual(['/tarieven', '/tarieven']);
    await page.waitForLoadState('networkidle');
    await footerLink(page, 'Contact').click();
    await expect.poll(() => views).toEqual([view('prices'), view('contact')]);
    expect(documents).toEqual(['/tarieven', '/tarieven', '/contact']);
  });
});

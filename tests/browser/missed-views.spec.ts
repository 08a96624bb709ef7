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

async function setup(context: BrowserContext, choice: 'granted' | 'denied' | null) {
  const views: View[] = [];
  await context.exposeFunction('measure', (view: View) => void views.push(view));
  await context.route(/google/, (route) => {
    const isTagManager = route.request().url().includes('googletagmanager');
    const body = isTagManager ? `(${readDataLayer})()` : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:') return; // has no storage
    // Once: what the visitor chooses later holds on the pages after it.
    if (kept && !localStorage.getItem('bezoekmeting')) localStorage.setItem('bezoekmeting', kept);
  }, choice);
  return views;
}

const readKept = (page: Page) => page.evaluate(() => sessionStorage.getItem('missed-views'));

const choose = (page: Page, choice: string) =>
  page.getByRole('region', { name: 'Bezoek meten' }).getByRole('button', { name: choice }).click();

/** What the browser says when a page is left; with `persisted` it may come back as it was. */
const hide = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

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
  const views = await setup(context, 'granted');
  const letGo = await leaveHomeForPrices(page, '?bron=folder');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact');
  expect(views).toEqual([]);
  letGo();
  const expected = [view('home', '?bron=folder'), view('prices'), view('contact')];
  await expect.poll(() => views).toEqual(expected);
  expect(await readKept(page)).toBeNull();
  // From here on, pages that have pushed their own view are left.
  await footerLink(page, 'Tarieven').click();
  await expect.poll(() => views).toEqual([...expected, view('prices')]);
  await page.goto('/contact');
  await expect.poll(() => views).toEqual([...expected, view('prices'), view('contact')]);
});

test('back and reload before a page hydrated open it once more', async ({ page, context }) => {
  const views = await setup(context, 'granted');
  const letGo = await leaveHomeForPrices(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.reload();
  letGo();
  await expect
    .poll(() => views)
    .toEqual([view('home'), view('prices'), view('home'), view('home')]);
});

test('a page that comes back as it was left, and hydrates then, counts once', async ({
  page,
  context,
}) => {
  const views = await setup(context, 'granted');
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto('/tarieven');
  await hide(page);
  await hide(page);
  letGo();
  await expect.poll(() => views).toEqual([view('prices')]);
  await footerLink(page, 'Contact').click();
  await expect.poll(() => views).toEqual([view('prices'), view('contact')]);
});

test('a page that comes back when another has counted it, does not count again', async ({
  page,
  context,
}) => {
  const views = await setup(context, 'granted');
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto('/tarieven');
  await hide(page);
  await page.evaluate(() => sessionStorage.clear()); // as the page in between does
  letGo();
  await whenHydrated(page);
  await footerLink(page, 'Contact').click();
  await expect.poll(() => views).toEqual([view('contact')]);
});

for (const choice of ['denied', null] as const) {
  test(`with the choice ${choice}, nothing is kept of a page that is left`, async ({
    page,
    context,
  }) => {
    const views = await setup(context, choice);
    const letGo = await leaveHomeForPrices(page);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.values(localStorage))).toEqual(choice ? [choice] : []);
    letGo();
    await whenHydrated(page);
    if (choice) await page.getByRole('button', { name: 'Cookievoorkeur' }).click();
    await choose(page, 'Toestaan');
    await footerLink(page, 'Contact').click();
    await expect.poll(() => views).toEqual([view('contact')]);
  });

  test(`what was kept is dropped when the choice has become ${choice}`, async ({
    page,
    context,
  }) => {
    const views = await setup(context, 'granted');
    const letGo = await leaveHomeForPrices(page);
    expect(await readKept(page)).toContain('Trimsalon');
    await page.evaluate((changed) => {
      if (changed) localStorage.setItem('bezoekmeting', changed);
      else localStorage.removeItem('bezoekmeting');
    }, choice);
    letGo();
    await whenHydrated(page);
    await expect.poll(() => readKept(page)).toBeNull();
    const pushed = await page.evaluate(() => JSON.stringify(globalThis.dataLayer));
    expect(pushed).toContain(view('prices').title);
    expect(pushed).not.toContain(view('home').title);
    expect(views).toEqual([]);
  });
}

test('who withdraws the consent leaves nothing kept', async ({ page, context }) => {
  await setup(context, 'granted');
  await page.goto('/tarieven');
  await whenHydrated(page);
  // By a page that was left in this tab, before the browser came back to this one.
  await page.evaluate(() => sessionStorage.setItem('missed-views', '[]'));
  await page.getByRole('button', { name: 'Cookievoorkeur' }).click();
  await choose(page, 'Weigeren');
  expect(await readKept(page)).toBeNull();
});

test('another tab does not count the pages of this one', async ({ page, context }) => {
  const views = await setup(context, 'granted');
  const letGo = await leaveHomeForPrices(page);
  const other = await context.newPage();
  await other.goto('/contact');
  await expect.poll(() => views).toEqual([view('contact')]);
  letGo();
  await expect.poll(() => views).toEqual([view('contact'), view('home'), view('prices')]);
});

test('where the tab can keep nothing, the page that hydrates still counts', async ({
  page,
  context,
}) => {
  const views = await setup(context, 'granted');
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const letGo = await leaveHomeForPrices(page);
  await hide(page); // and it comes back
  letGo();
  await expect.poll(() => views).toEqual([view('prices')]);
});

test.describe('after a new version went live', () => {
  test.use({ expectedErrors: /404/ });

  test('a page of text whose code is gone counts once, reloaded by itself, when the visitor goes on', async ({
    page,
    context,
  }) => {
    const views = await setup(context, 'granted');
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

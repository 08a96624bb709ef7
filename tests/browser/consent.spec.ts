// The tag manager loads only after consent. Refusing takes one click, like allowing.
import type { Page } from '@playwright/test';
import { findCovered } from './page-checks.ts';
import { answerAgenda } from './page-states.ts';
import { readShifts, watchShifts } from './shifts.ts';
import { embeddedSite } from './site-server.ts';
import { expect, footerLink, hold, openPage, test, whenHydrated } from './site-test.ts';

test.use({
  baseURL: embeddedSite.url,
  consent: null,
  expectedErrors: /third party: https:\/\/www.googletagmanager/,
});

const bar = (page: Page) => page.getByRole('region', { name: 'Bezoek meten' });
const choose = (page: Page, choice: string) =>
  bar(page).getByRole('button', { name: choice }).click();
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookievoorkeur' }).click();

/** Replaces Google's script by a tag: it handles the data layer in order, drops what it may not
 * measure, and keeps the paths of the views that it measures. Runs in the page. */
function standIn() {
  let isAllowed = false;
  const views: unknown[] = [];
  const handle = (entry: unknown) => {
    const [command, , options] = Array.from(Object(entry) as ArrayLike<unknown>);
    if (command === 'consent')
      isAllowed = Reflect.get(Object(options), 'analytics_storage') === 'granted';
    const { event, page_path } = Object(entry);
    if (event === 'page_view' && isAllowed) views.push(page_path);
  };
  const layer = globalThis.dataLayer ?? [];
  layer.forEach(handle);
  layer.push = (...entries) => {
    entries.forEach(handle);
    return Array.prototype.push.apply(layer, entries);
  };
  const store = (name: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google Analytics does
    document.cookie = `${name}=1; path=/`;
  };
  for (const name of ['_ga_TEST', '_gcl_au']) store(name);
  addEventListener('pagehide', () => store('_ga_LATE'));
  Object.assign(globalThis, { views });
}

async function answerGoogle(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.context().route(/googletagmanager/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` });
  });
  return fetched;
}

const readViews = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'views'));

test('the tag manager measures each page once, from the page of the consent on, and in no tab after a refusal', async ({
  page,
  context,
}) => {
  const fetched = await answerGoogle(page);
  await openPage(page, '/tarieven');
  await choose(page, 'Weigeren');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await whenHydrated(page);
  await expect(bar(page)).toBeHidden();
  expect(fetched).toEqual([]);

  await reopen(page);
  await expect(bar(page)).toBeFocused();
  await choose(page, 'Toestaan');
  await expect.poll(() => readViews(page)).toEqual(['/tarieven']);
  await footerLink(page, 'Over mij').click();
  await expect.poll(() => readViews(page)).toEqual(['/tarieven', '/over-mij']);
  expect(fetched[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST123');

  const other = await context.newPage();
  await openPage(other, '/konijnen');
  await expect.poll(() => readViews(other)).toEqual(['/konijnen']);
  // A hidden tab loads its app only when the visitor opens it.
  const tabs = [page, other];
  const releases = await Promise.all(tabs.map((tab) => hold(tab, '**/assets/index-*.js')));
  await reopen(other);
  await choose(other, 'Weigeren');
  for (const tab of tabs) await tab.waitForFunction(() => !('views' in globalThis)); // reloaded
  expect(await context.cookies()).toEqual([]);
  for (const release of releases) release();
  await whenHydrated(page);
  await footerLink(page, 'Katten').click();
  expect(await readViews(page)).toBeUndefined();
});

test('a choice holds that a visitor makes before the app has loaded, in another tab, or without storage', async ({
  page,
  context,
}) => {
  await answerGoogle(page);
  const other = await context.newPage();
  await openPage(other, '/over-mij');
  await watchShifts(page);
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/review', { waitUntil: 'commit' });
  await expect(bar(page)).toBeVisible();
  await choose(page, 'Toestaan');
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await expect.poll(() => readViews(other)).toEqual(['/over-mij']);
  release();
  await expect.poll(() => readViews(page)).toEqual(['/review']);
  expect(await readShifts(page)).toEqual([]);

  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('Blocked');
    };
    Storage.prototype.setItem = Storage.prototype.getItem;
  });
  await openPage(page, '/konijnen');
  await choose(page, 'Weigeren');
  await expect(bar(page)).toBeHidden();
  await footerLink(page, 'Over mij').click();
  await expect(page).toHaveURL('/over-mij');
  await expect(bar(page)).toBeHidden();
});

test('the consent bar covers no focused control, is low, and shows nothing on a short screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 256 });
  await openPage(page, '/tarieven');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findCovered(bar(page))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const height = (await bar(page).boundingBox())?.height;
  expect(height, 'the text of the bar fills at most two lines').toBeLessThan(120);
  for (const name of ['Bel', 'WhatsApp', 'Mail']) {
    const contact = page.getByRole('navigation', { name: 'Snel contact' });
    await contact.getByRole('link', { name, exact: true }).click({ trial: true });
  }

  const notice = { text: 'Tot morgen.', kind: 'closed', from: '2000/01/01', until: '2999/12/31' };
  await answerAgenda(page, notice);
  await openPage(page, '/mail');
  await expect(page.getByText(/Tot morgen/)).toBeAttached();
  expect(await findCovered(bar(page))).toEqual([]);
  await page.getByRole('textbox', { name: 'Onderwerp' }).focus();
  await expect(bar(page)).toBeHidden();
});

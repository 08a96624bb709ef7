// The `test` of the browser tests. It fails on an unexpected error in a page's console or code, and
// on an unexpected request to a third party.
import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { salon } from 'shared/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { maxWait } from '../../src/data/live-list.ts';

export { expect };

type Fixtures = {
  /** Errors that this test causes on purpose. Any other error fails it. */
  expectedErrors: RegExp;
  /** The stored answer to the consent bar. Null: it is the first visit. */
  consent: 'granted' | 'denied' | null;
  /** The public site, for tests whose own pages are on the owner's origin. */
  visitorUrl: string | undefined;
  /** Opens a page as another visitor, in a new browser context. `name` becomes its user agent. */
  openVisitorPage: (name?: string) => Promise<Page>;
};

const noError = /^\b$/; // matches no text

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  expectedErrors: async ({}, use) => use(noError),
  consent: ['denied', { option: true }],
  visitorUrl: [undefined, { option: true }],
  context: async ({ context, consent, expectedErrors }, use) => {
    await storeConsent(context, consent);
    const errors = collectErrors(context);
    await use(context);
    failOn(errors, expectedErrors);
  },
  openVisitorPage: async ({ browser, consent, expectedErrors, visitorUrl }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (name) => {
      const options: BrowserContextOptions = { bypassCSP: true };
      if (visitorUrl) options.baseURL = visitorUrl;
      if (name) options.userAgent = name;
      const context = await browser.newContext(options);
      await storeConsent(context, consent);
      contexts.push(context);
      errors.push(collectErrors(context));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    failOn(errors.flat(), expectedErrors);
  },
});

/** Uses a script, because `storageState` opens one page more for each test, which takes a tenth of
 * the time of all browser tests. */
async function storeConsent(context: BrowserContext, consent: string | null): Promise<void> {
  if (!consent) return;
  await context.addInitScript((answer) => {
    const isPage = location.protocol.startsWith('http'); // about:blank has no storage
    if (isPage && !localStorage.getItem('bezoekmeting')) localStorage.bezoekmeting = answer;
  }, consent);
}

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  // Before consent, no page requests anything from Google, except the map of /contact.
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const allowed = ['localhost', '127.0.0.1', 'maps.googleapis.com'];
    const isOurs = !protocol.startsWith('http') || allowed.includes(hostname);
    // Firestore's SDK requests this image to test a connection that failed.
    if (!isOurs && !request.url().includes('/images/cleardot.gif'))
      errors.push(`Request to a third party: ${request.url()}`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

function failOn(errors: string[], expected: RegExp): void {
  const unexpected = errors.filter((error) => !expected.test(error));
  if (unexpected.length > 0) throw new Error(`Errors in the page:\n${unexpected.join('\n')}`);
}

/** Runs in the page. */
function isHydrated(): boolean {
  const first = document.getElementById('root')?.firstElementChild ?? {};
  return Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}

/** Waits until the page has hydrated: before that, buttons do nothing. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until a frame is complete: before that, a change may lack what observers add to it. */
export async function whenPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

/** Opens each page by a link of the page before it, which takes a third of a document's time. */
export async function visitPages(
  page: Page,
  visit: (name: PageName, path: string) => Promise<void>,
): Promise<void> {
  await openPage(page, siteMap.home.path);
  for (const name of pageNames) {
    const { path, title } = siteMap[name];
    const link = page.locator(`a[href="${path}"]`).first();
    // A script clicks, because a real click cannot reach a link in the closed menu.
    if ((await link.count()) > 0) await link.evaluate((element: HTMLElement) => element.click());
    else await openPage(page, path);
    await expect(page).toHaveTitle(`${salon.name} | ${title}`);
    await visit(name, path);
  }
}

type PageView = { event: 'page_view'; page_path: string; page_title: string };

/** Returns the page views of this document in the tag manager's data layer. */
export function readPageViews(page: Page): Promise<PageView[]> {
  return page.evaluate(() => {
    const layer = globalThis.dataLayer ?? [];
    return layer.filter((entry): entry is PageView => Object(entry).event === 'page_view');
  });
}

export async function fillInReview(page: Page, name: string, review: string): Promise<void> {
  await openPage(page, siteMap.writeReview.path);
  const fields = await page.getByRole('main').getByRole('textbox').all();
  for (const field of fields) await field.fill(name);
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill(review);
}

/** Gives each page its typefaces before the first paint. typefaces.spec.ts tests late typefaces. */
export async function addTypefaces(page: Page): Promise<void> {
  await page.addInitScript(
    (files) => {
      for (const [family, weight, base64] of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        document.fonts.add(new FontFace(family, bytes, { weight }));
      }
    },
    // The weights must equal those in fonts.css, or these faces would not take precedence.
    [
      ['Fraunces', '500 700', readFileSync('src/styles/fonts/fraunces.woff2', 'base64')],
      ['Figtree', '400 700', readFileSync('src/styles/fonts/figtree.woff2', 'base64')],
    ] as const,
  );
}

/** Holds the requests to these urls until the test calls the returned function. */
export async function hold(page: Page, urls: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Shows a list's problem without the wait before it. The page's clock must be installed. */
export async function skipWaitFor(page: Page, problem: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(maxWait);
    await expect(problem).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

/** Waits until the database has answered the SDK's first listener, which a page does not show. The
 * emulator may lose a write while a list connects. */
export async function whenLive(page: Page): Promise<void> {
  const isListening = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel'));
  await page.waitForFunction(isListening);
  await page.waitForTimeout(1_000);
}

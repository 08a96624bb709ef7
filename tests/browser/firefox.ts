// Firefox as it is installed, which Playwright cannot drive: by the standard that browsers share
// (WebDriver BiDi). One browser per worker, and a visitor of its own for each test.
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browsers/find-firefox.ts';
import { site } from './site-server.ts';
import { isHydrated } from './site-test.ts';

export const found = findFirefox();

// Not in every worker too.
if ('missing' in found && !process.env.TEST_WORKER_INDEX) {
  console.warn(`\n!!! NOT TESTED: the site in Firefox. ${found.missing}\n`);
}

type Fixtures = {
  /** A phone's page. Any error in it, refused script or failed response of the site fails the test. */
  firefox: Page;
};

export const test = base.extend<Fixtures, { ownFirefox: Browser }>({
  ownFirefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { workerIndex }) => {
      if ('missing' in found) throw new Error(found.missing);
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: found.path,
        // In here: a Firefox that Ubuntu packs as a snap sees no temporary folder but its own.
        userDataDir: resolve(site.state, '..', `firefox-${workerIndex}`),
        extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 }, // as on a phone
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  firefox: async ({ ownFirefox }, use) => {
    const context = await ownFirefox.createBrowserContext();
    const { page, errors } = await openPage(context);
    await use(page);
    await context.close();
    if (errors.length > 0) throw new Error(`Errors in the page:\n${errors.join('\n')}`);
  },
});

async function openPage(context: BrowserContext) {
  const errors: string[] = [];
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740 }).catch((error) => {
    // Puppeteer turns the screen too, which Firefox 140 cannot; the size is set all the same.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  // What the content security policy refuses comes as an error too.
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('response', (response) => {
    const isFailed = response.status() >= 400 && response.url().startsWith(site.url);
    if (isFailed) errors.push(`${response.status()} ${response.url()}`);
  });
  return { page, errors };
}

/** The element with this tag that says just this. */
export function saying(tag: string, text: string): string {
  return `::-p-xpath(//${tag}[normalize-space() = "${text}"])`;
}

/** Scrolls to it as a visitor would, clear of the bars, and clicks. */
export async function click(page: Page, selector: string): Promise<void> {
  const target = await page.waitForSelector(selector, { visible: true });
  await target?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await target?.click();
}

export function readText(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? '').catch(() => '');
}

/** What the element with the focus is called. */
export function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });
}

export async function whenHydrated(page: Page): Promise<void> {
  // Puppeteer's own waiting needs eval(), which the site refuses.
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}

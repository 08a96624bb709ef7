// Simulates the owner's phone, on a site that only the owner's tests change.
import { expect, type Locator, type Page } from '@playwright/test';
import { composeLoginLink, createToken } from '../../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../../scripts/local/owner-secret.ts';
import { findSmallTargets, findViolations } from '../page-checks.ts';
import { ownerSite as site } from '../site-server.ts';
import { findCutLargeText, findCutText } from '../text-checks.ts';

export { site };

/** Options for `test.use`. They also apply to pages of `openVisitorPage`. */
export const ownersPhone = {
  baseURL: site.ownerUrl,
  visitorUrl: site.url,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: /status of 4\d\d/, // the browser logs refused requests
};

export const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Taps a link or a button, and waits until the page that it opens has its stylesheet and script. A
 * tap alone waits for neither. */
export async function tapAndLoad(control: Locator): Promise<void> {
  await Promise.all([control.page().waitForEvent('load'), control.tap()]);
}

export const pageHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a login link from a page of another site, such as a mail provider's, and logs in. */
export async function openLoginLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<a href="${link}">Een link in een mail</a>`);
  await page.getByRole('link').tap();
  await button(page, 'Log in op dit apparaat').tap();
  await page.waitForURL((url) => !/inloggen|openen|ingelogd/.test(url.pathname));
}

/** Opens a login link, like the one that the owner requests by mail. */
export async function logIn(page: Page, path?: string): Promise<void> {
  const secret = await loadOwnerSecret(site.state);
  const token = createToken(secret, 'login', Date.now());
  const link = composeLoginLink(site.ownerUrl, token, path);
  await openLoginLink(page, link);
}

/** Logs in, and opens a page by its link at /beheer. Counts that link as the first press. */
export async function openPage(page: Page, name: string): Promise<PressCounter> {
  await logIn(page);
  const presses = await countPresses(page);
  await tapAndLoad(page.getByRole('link', { name, exact: true }));
  await expect(pageHeading(page, name)).toBeVisible();
  // Visible in forced colours, which hide the background.
  const current = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await check(page);
  return presses;
}

type PressCounter = { expect: (count: number) => Promise<void>; restart: () => void };

/** Counts taps from now on. Text that `fill` types or a click by a script is no tap. */
export async function countPresses(page: Page): Promise<PressCounter> {
  let count = 0;
  await page.exposeFunction('reportPress', () => {
    count += 1;
  });
  const listen = () =>
    addEventListener('pointerdown', () => Reflect.get(window, 'reportPress')(), true);
  await page.addInitScript(listen); // on the pages that follow
  await page.evaluate(listen); // on this page
  return {
    expect: (expected) => expect.poll(() => count).toBe(expected),
    restart() {
      count = 0;
    },
  };
}

export async function check(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findCutText(page)).toEqual([]);
  expect(await findCutLargeText(page)).toEqual([]);
}

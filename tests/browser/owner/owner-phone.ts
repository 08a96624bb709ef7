// The owner at her phone, by thumb, on a site where nobody else changes anything.
import { expect, type Page } from '@playwright/test';
import { composeLink, createToken } from '../../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../../scripts/local/owner-secret.ts';
import { findSmallTargets, findViolations } from '../page-checks.ts';
import { ownerSites } from '../site-server.ts';
import { findCutLargeText, findCutText } from '../text-checks.ts';

export const site = ownerSites.emulator;

/** For a whole spec; a visitor has such a phone too. */
export const ownersPhone = {
  baseURL: site.url,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: /status of 4\d\d/, // what is refused
};

export const button = (page: Page, name: string) => page.getByRole('button', { name });

export const pageHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** As whoever reads the mail on the site of a mail provider. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<a href="${link}">Een link in een mail</a>`);
  await page.getByRole('link').tap();
  await page.waitForURL(/beheer[^#]*$/);
}

/** By a link to everything, as she gets it when she asks for it. */
export async function logIn(page: Page): Promise<void> {
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  await openLink(page, composeLink(site.url, { token }));
  await expect(pageHeading(page, 'Recensies')).toBeVisible();
}

/** By the link with that name, from where she logs in. */
export async function openPage(page: Page, name: string): Promise<void> {
  await logIn(page);
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(pageHeading(page, name)).toBeVisible();
  await check(page);
}

/** Can be read and pressed by everybody. */
export async function check(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findCutText(page)).toEqual([]);
  expect(await findCutLargeText(page)).toEqual([]);
}

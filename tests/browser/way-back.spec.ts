// A visitor follows an anchor, scrolls on and leaves. Back restores that scroll position.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import {
  expect,
  footerLink,
  heading,
  openPage,
  test,
  whenHydrated,
  whenPainted,
} from './site-test.ts';

const follow = (page: Page, href: string) =>
  page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const anchors: [path: string, hash: string, arrive: (page: Page) => Promise<unknown>][] = [
  [siteMap.home.path, '#behandelingen', (page) => page.goto('/#behandelingen')],
  [
    siteMap.about.path,
    '#kittengewenning',
    async (page) => {
      await openPage(page, siteMap.home.path);
      await follow(page, '/over-mij#kittengewenning');
    },
  ],
  [
    siteMap.terms.path,
    '#artikel-3',
    async (page) => {
      await openPage(page, siteMap.terms.path);
      await follow(page, '#artikel-3');
    },
  ],
];

test.use({ viewport: { width: 360, height: 740 } });

for (const [path, hash, arrive] of anchors) {
  test(`Back to ${path}${hash} restores the scroll position`, async ({ page }) => {
    await arrive(page);
    await whenHydrated(page);
    await expect(page.locator(hash)).toBeInViewport();
    const readTop = () =>
      page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2_000));
    await page.waitForTimeout(500); // until the browser has stored the scroll position
    const before = await readTop();
    for (const [name, moment] of [
      ['Tarieven', 'after Back'],
      ['Contact', 'after a second Back'],
    ] as const) {
      await footerLink(page, name).evaluate((link: HTMLElement) => link.click());
      await expect(heading(page)).toHaveText(name);
      await page.goBack();
      await expect(page).toHaveURL(path + hash); // a visitor can copy or share it
      await expect(page.locator(hash)).toHaveCount(1);
      await whenPainted(page);
      // Waits, because a wrong jump to the anchor would happen a frame later.
      await page.waitForTimeout(300);
      expect(Math.abs((await readTop()) - before), moment).toBeLessThan(2);
    }
  });
}

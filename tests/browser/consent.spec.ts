// The tag manager loads only after consent. Refusing takes one click, like allowing.
import type { Page } from '@playwright/test';
import { findCovered } from './page-checks.ts';
import { embeddedSite } from './site-server.ts';
import { expect, openPage, test, whenHydrated } from './site-test.ts';

test.use({
  baseURL: embeddedSite.url,
  consent: null,
  expectedErrors: /third party: https:\/\/www.googletagmanager/,
});

async function setup(page: Page) {
  const fetched: string[] = [];
  await page.route(/google/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await openPage(page, '/tarieven');
  const bar = page.getByRole('region', { name: 'Bezoek meten' });
  const choose = (choice: string) => bar.getByRole('button', { name: choice }).click();
  const reopen = () => page.getByRole('button', { name: 'Cookievoorkeur' }).click();
  return { fetched, bar, choose, reopen };
}

/** Reads the data layer: consent commands (`arguments` objects) as JSON, the rest as 'event'. */
const readCommands = (page: Page) =>
  page.evaluate(() =>
    (globalThis.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? JSON.stringify(Array.from(entry as ArrayLike<unknown>))
        : 'event',
    ),
  );

test('the tag manager loads only while the visitor allows it', async ({ page }) => {
  const { fetched, bar, choose, reopen } = await setup(page);
  expect((await readCommands(page))[0]).toBe(
    '["consent","default",{"ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied","analytics_storage":"denied"}]',
  );
  await choose('Weigeren');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Cookievoorkeur' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(fetched).toEqual([]);

  await reopen();
  await expect(bar).toBeFocused();
  await choose('Toestaan');
  await expect
    .poll(() => fetched)
    .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  expect((await readCommands(page)).at(-2)).toContain('"analytics_storage":"granted"');

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google Analytics does
    document.cookie = '_ga_TEST=1; path=/';
  });
  await reopen();
  await choose('Weigeren');
  expect((await readCommands(page)).at(-1)).toContain('"analytics_storage":"denied"');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await whenHydrated(page);
  expect(fetched).toHaveLength(1);
});

test('the consent bar covers no focused control, and nothing on a short screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 256 });
  const { bar } = await setup(page);
  await expect(bar).toBeVisible();
  await expect(bar).not.toBeInViewport();
  for (const button of await bar.getByRole('button').all()) {
    const lines = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, await button.innerText()).toBe(1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findCovered(bar)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan(180);
  for (const name of ['Bel', 'WhatsApp', 'Mail']) {
    const contact = page.getByRole('navigation', { name: 'Snel contact' });
    await contact.getByRole('link', { name, exact: true }).click({ trial: true });
  }

  const notice = { text: 'Tot morgen.', kind: 'closed', from: '2000/01/01', until: '2999/12/31' };
  await page.route('**/__local/notices/current', (route) => route.fulfill({ json: notice }));
  await page.reload();
  await expect(page.getByText(/Tot morgen/)).toBeAttached();
  expect(await findCovered(bar)).toEqual([]);
});

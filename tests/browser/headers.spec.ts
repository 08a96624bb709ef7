// The policy that tests/unit/content-security-policy.test.ts has word for word is not too strict for any page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { site, siteWithKeys } from './site-server.ts';
import { expect, heading, test, whenHydrated } from './site-test.ts';

declare global {
  var violations: string[];
}

/** Stands in for Google's script. */
const script = { contentType: 'text/javascript', body: 'globalThis.thirdParty = true' };

for (const [keys, { url }] of [
  ['no keys', site],
  ['every key', siteWithKeys],
] as const) {
  test.describe(`with ${keys}`, () => {
    test.use({ baseURL: url });

    test('every page hydrates, and none, no form, map or tag manager breaks the content security policy', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        globalThis.violations = [];
        localStorage.setItem('bezoekmeting', 'granted');
        document.addEventListener('securitypolicyviolation', (event) => {
          globalThis.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
        });
      });
      await page.route(/googleapis|googletagmanager/, (route) => route.fulfill(script));
      for (const name of pageNames) {
        const { path, title } = siteMap[name];
        expect((await page.goto(path))?.status()).toBe(200);
        await whenHydrated(page);
        await expect(page).toHaveTitle(`Trimsalon Zachtpoot | ${title}`);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(heading(page)).toHaveCount(1);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        if (url === siteWithKeys.url) await page.waitForFunction(() => 'thirdParty' in globalThis);
        for (const button of await page.locator('form button[type=submit]').all()) {
          await button.click();
        }
        expect(await page.evaluate(() => globalThis.violations), path).toEqual([]);
      }
    });
  });
}

test('the site for Firebase holds nothing of the embedded store', () => {
  const folder = join(site.state, 'site', 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const holding = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('/__local/'),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(holding).toEqual([]);
});

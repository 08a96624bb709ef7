// What is deployed is what is served here: the headers come from firebase.json.
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

test.describe('with map and tag manager', () => {
  test.use({
    baseURL: siteWithKeys.url,
    expectedErrors: /Content Security Policy|ERR_INVALID_URL/,
  });

  test('a script that somebody slipped in does not run', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/tarieven');
    await page.evaluate(() => {
      globalThis.violations = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        globalThis.violations.push(effectiveDirective);
      });
      const image = document.createElement('div');
      image.innerHTML = '<img src="data:," onerror="globalThis.slippedIn = true">';
      const script = document.createElement('script');
      script.textContent = 'globalThis.slippedIn = true';
      document.body.append(image, script);
    });
    const read = () => page.evaluate(() => globalThis.violations.toSorted());
    await expect.poll(read).toEqual(['script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => 'slippedIn' in globalThis)).toBe(false);
  });
});

test.describe('without scripts of Google', () => {
  test.use({ expectedErrors: /Trusted/ });

  test('nothing writes HTML or the url of a script', async ({ page }) => {
    await page.goto('/tarieven');
    const refused = await page.evaluate(() => {
      const writes = [
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
        () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
        () => Reflect.get(globalThis, 'trustedTypes').createPolicy('x', {}),
      ];
      return writes.map((write) => {
        try {
          return String(write());
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(refused).toEqual([
      expect.stringContaining('TrustedHTML'),
      expect.stringContaining('TrustedScriptURL'),
      expect.stringMatching(/policy.*disallowed/i),
    ]);
  });
});

test('pages are revalidated, built files are kept for ever, and both are well protected', async ({
  request,
}) => {
  const page = (await request.get('/tarieven')).headers();
  expect(page['cache-control']).toBe('no-cache');
  expect(page['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(page['cross-origin-opener-policy']).toBe('same-origin');
  expect(page['permissions-policy']).toContain('camera=()');
  const policy = page['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*/);

  const html = await (await request.get('/tarieven')).text();
  const script = /data-app="(\/assets\/[^"]+\.js)/.exec(html)?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('the site for Firebase holds nothing of the embedded store', () => {
  const folder = join(site.state, 'site', 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const holding = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('/__local/'),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(holding).toEqual([]);
});

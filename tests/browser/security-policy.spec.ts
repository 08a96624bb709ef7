// Tests the Content-Security-Policy of firebase.json on the built pages. In Chromium, other tests
// of these pages bypass the policy (playwright.config.ts), so a fault in it does not fail them too.
// accessibility.spec.ts also obeys it, in each page's special states.
import { readFileSync } from 'node:fs';
import { nameFile } from '../../scripts/build/prerender.ts';
import { hashScripts } from '../../scripts/build/script-hashes.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { embeddedSite, site } from './site-server.ts';
import { expect, openPage, test, whenLive } from './site-test.ts';

test.use({
  baseURL: embeddedSite.url,
  bypassCSP: false,
  consent: 'granted',
  expectedErrors: /404|ERR_|third party: https:\/\/(maps|www.googletagmanager)/,
});

// Google documents these hosts, under developers.google.com:
// maps/documentation/javascript/content-security-policy, tag-platform/security/guides/csp and
// recaptcha/docs/faq (App Check). *.googleapis.com also serves Firestore and App Check's tokens.
const maps = ['https://*.google.com', 'https://*.googleapis.com', 'https://*.gstatic.com'];
const tagManager = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
const scripts = [
  'https://maps.googleapis.com',
  'https://www.googletagmanager.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

const composePolicy = (hashes: readonly string[]) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "media-src 'self'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "font-src 'self' https://fonts.gstatic.com",
    ["img-src 'self' data:", ...maps, 'https://*.googleusercontent.com', ...tagManager].join(' '),
    ["connect-src 'self' data: blob:", ...maps, ...tagManager].join(' '),
    'frame-src https://*.google.com',
    'worker-src blob:',
    'upgrade-insecure-requests',
  ].join('; ');

test('the policy of firebase.json allows the scripts of every page, the forms, the map and the tag manager', async ({
  page,
  context,
}) => {
  const policies = pickHeaders(await readHostingConfig('site'), '/');
  const written = policies['Content-Security-Policy'] ?? '';
  const find = (hash: string) => written.indexOf(hash); // their order does not matter
  const wanted = composePolicy(hashInlineScripts().sort((a, b) => find(a) - find(b)));
  expect(
    written,
    `Write this policy in firebase.json:\n${wanted}\nA new source belongs in composePolicy of this test as well.\n`,
  ).toBe(wanted);

  const violations: string[] = [];
  await page.exposeFunction('report', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(globalThis, 'report')(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  const script = { contentType: 'text/javascript', body: 'globalThis.thirdParty = true' };
  await context.route(/googleapis|googletagmanager/, (route) => route.fulfill(script));
  for (const name of ['home', 'contact', 'mail', 'writeReview'] as const) {
    const { path } = siteMap[name];
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => 'thirdParty' in globalThis); // the fake script sets it
    for (const button of await page.locator('form button[type=submit]').all()) await button.click();
    expect(violations, `${path} requests what firebase.json does not allow`).toEqual([]);
  }
  await context.unrouteAll();
  await page.goto(site.url + siteMap.reviews.path); // embeddedSite does not use Firestore
  await whenLive(page);
  expect(violations, 'Firestore requests what firebase.json does not allow').toEqual([]);
});

/** Hashes the inline scripts of all pages, with and without keys. Structured data needs no hash. */
function hashInlineScripts(): string[] {
  const names = pageNames.map((name) => nameFile(siteMap[name].path));
  const pages = [site, embeddedSite].flatMap(({ state }) =>
    names.map((name) => readFileSync(`${state}/site/${name}`, 'utf8')),
  );
  const found = pages.flatMap((html) => [
    ...html.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs),
  ]);
  return hashScripts(found.map(([, code = '']) => code));
}

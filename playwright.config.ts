import { defineConfig } from '@playwright/test';
import { findBrowser, findOtherEngines } from './scripts/browsers/find-browser.ts';
import { ownerSites, site, siteWithKeys } from './tests/browser/site-server.ts';

const launchOptions = await findBrowser();
/** Only security-policy.spec.ts runs with the policy, so that a fault in it fails one test. */
const inChromium = { use: { launchOptions, bypassCSP: true } };

// `npm run screenshots` needs one site, and `npm test` takes no pictures.
const pictures = process.env.PICTURES && {
  projects: [{ use: { launchOptions }, name: 'pictures', testDir: 'tests/pictures' }],
  webServer: ownerSites.emulator.command,
};

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/wait-for-sites.ts',
  outputDir: '.local/test-results/browser',
  reporter: [['list'], ['json', { outputFile: '.local/test-results/playwright.json' }]],
  workers: 3, // on two cores: many tests wait for a deadline to pass
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 15_000, // for a busy machine; a test about time sets its own
  },
  use: {
    baseURL: site.url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' }, // a spinner would use a core while a test waits
  },
  projects: [
    // One worker: the owner changes what all visitors see, and each worker would start a database.
    { use: { launchOptions }, name: 'owner', testDir: 'tests/browser/owner', workers: 1 },
    { ...inChromium, name: 'own-emulator', testDir: 'tests/browser/own-emulator', workers: 1 },
    { ...inChromium, name: 'chromium', testIgnore: ['owner/**', 'own-emulator/**'] },
    ...findOtherEngines().map((name) => ({
      name,
      use: { browserName: name },
      testMatch: ['main-visit.spec.ts', 'way-back.spec.ts'],
    })),
  ],
  webServer: [site, ...Object.values(ownerSites), siteWithKeys].map(({ command }) => command),
  ...pictures,
});

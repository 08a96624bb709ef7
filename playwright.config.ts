import { defineConfig } from '@playwright/test';
import { findBrowser, findOtherEngines } from './scripts/browsers/find-browser.ts';
import { site } from './tests/browser/site-server.ts';

const launchOptions = await findBrowser();
/** Ignores the security policy: a fault in it fails security-policy.spec.ts, not every test. */
const inChromium = { use: { launchOptions, bypassCSP: true } };

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.local/test-results/browser',
  reporter: [['list'], ['json', { outputFile: '.local/test-results/playwright.json' }]],
  workers: 3, // even on two cores, because many tests wait for a deadline; a fourth gains nothing
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
    // One worker each: 'owner' changes the site, and own-emulator starts a database per worker.
    { use: { launchOptions }, name: 'owner', testDir: 'tests/browser/owner', workers: 1 },
    { ...inChromium, name: 'own-emulator', testDir: 'tests/browser/own-emulator', workers: 1 },
    { ...inChromium, name: 'chromium', testMatch: /browser[\\/][^\\/]+\.spec\.ts$/ },
    ...findOtherEngines().map((name) => ({
      name,
      use: { browserName: name },
      testMatch: ['mail-story.spec.ts', 'main-visit.spec.ts', 'way-back.spec.ts'],
    })),
  ],
  webServer: {
    command: 'node --import tsx tests/browser/start-sites.ts',
    wait: { stdout: /All sites are up/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browsers/find-browser.ts';
import {
  embeddedSources,
  firestoreSources,
  site,
  siteWithKeys,
} from './tests/browser/site-server.ts';

const browser = await findBrowser('tests');

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.local/test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '.local/test-results/playwright.json' }]],
  workers: 3, // on two cores: many tests wait for a deadline to pass
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 15_000, // on a busy machine; a test about time says its own
    // Whole: what is added to a form shows as well as what is missing.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  use: {
    baseURL: site.url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' }, // drawing what turns takes a processor as long as a test waits
    launchOptions: { executablePath: browser.path, args: browser.flags },
    // To see what a test did, add `--trace=on`: keeping it of every test takes a tenth of the time of all.
    trace: 'off',
  },
  projects: [{ name: 'site' }],
  webServer: [site, embeddedSources, firestoreSources, siteWithKeys].map(({ command }) => command),
});

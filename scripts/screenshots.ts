// `npm run screenshots`: every page at three widths, into .local/screenshots/<page>-<width>.png.
// Only some pages: `npm run screenshots -- home prices`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pageNames, siteMap } from '../src/content/site-map.ts';
import { findBrowser } from './browsers/find-browser.ts';
import { readEnvironment } from './build/settings.ts';
import { startSite } from './local/site.ts';
import { readStartOptions } from './local/start-options.ts';

const folder = '.local/screenshots';
const widths = { 360: 740, 768: 1024, 1440: 900 };
const paths: Record<string, string> = {
  ...Object.fromEntries(pageNames.map((name) => [name, siteMap[name].path])),
  notFound: '/niet-gevonden',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in paths));
if (unknown.length > 0) {
  console.error(
    `No such page: ${unknown.join(', ')}. There are: ${Object.keys(paths).join(', ')}.`,
  );
  process.exit(1);
}
const names = asked.length > 0 ? asked : Object.keys(paths);

mkdirSync(folder, { recursive: true });
const own = { PORT: '0', SMTP_PORT: '0', STATE_FOLDER: join(folder, 'state') };
const site = await startSite({
  ...readStartOptions(['--embedded'], own),
  environment: readEnvironment(),
  print: () => {},
});
const { path, flags } = await findBrowser();
const browser = await chromium.launch({ executablePath: path, args: flags });
for (const [width, height] of Object.entries(widths)) {
  await takeAll(browser, Number(width), height);
}
await browser.close();
await site.stop();
console.log(`In ${folder}: ${names.join(', ')}.`);
process.exit(0);

async function takeAll(browser: Browser, width: number, height: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  for (const name of names) {
    const page = await context.newPage();
    await page.goto(paths[name] ?? '/');
    await showAll(page, name);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
}

/** Lazy pictures and live lists too. */
async function showAll(page: Page, name: string): Promise<void> {
  const live: Partial<Record<string, string>> = { reviews: 'article', album: 'main li img' };
  if (live[name]) await page.locator(live[name]).first().waitFor();
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

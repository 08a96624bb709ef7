// `npm run screenshots`: every page at three widths, into .local/screenshots; `-- home prices` for some pages,
// `-- guide` for those of the owner's guide, docs/eigenaar/*.webp.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browsers/find-browser.ts';
import { readEnvironment } from './build/settings.ts';
import { startSite } from './local/site.ts';
import { readStartOptions } from './local/start-options.ts';
import { takeGuide } from './screenshots/guide.ts';
import { paths, takePages } from './screenshots/pages.ts';

const folder = '.local/screenshots';
const stateFolder = join(folder, 'state');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== 'guide' && !(name in paths));
if (unknown.length > 0) {
  const known = [...Object.keys(paths), 'guide'].join(', ');
  console.error(`No such page: ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}
const names = asked.length > 0 ? asked : Object.keys(paths);

await rm(stateFolder, { recursive: true, force: true });
const own = { PORT: '0', SMTP_PORT: '0', STATE_FOLDER: stateFolder };
const site = await startSite({
  ...readStartOptions(['--embedded'], own),
  environment: asked.includes('guide') ? {} : readEnvironment(), // the guide never shows a real project
  print: () => {},
});
const browser = await chromium.launch(await findBrowser());
try {
  const options = {
    baseURL: site.url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  } as const;
  if (asked.includes('guide')) await takeGuide(browser, options, stateFolder);
  await takePages(
    browser,
    options,
    names.filter((name) => name !== 'guide'),
    folder,
  );
  console.log(`In ${folder}: ${names.join(', ')}.`);
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);

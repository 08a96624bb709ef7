// Starts the sites of the browser tests, in one process: a second build takes half the time of the
// first.
import { rm } from 'node:fs/promises';
import { buildSite } from '../../scripts/build/prerender.ts';
import { noSettings } from '../../scripts/build/settings.ts';
import { onEndSignal } from '../../scripts/local/ending.ts';
import { createQueue } from '../../scripts/local/queue.ts';
import type { Build } from '../../scripts/local/serve-pages.ts';
import { type Site, startSite } from '../../scripts/local/site.ts';
import { parseStartOptions } from '../../scripts/local/start-options.ts';
import { embeddedSite, ownerSite, site, stateFolder } from './site-server.ts';

const sites = [site, ownerSite, embeddedSite];

const started: Site[] = [];
onEndSignal(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  process.exit(0);
});
await rm(stateFolder, { recursive: true, force: true });
// Builds take turns, because Vite reads the settings from this process. Databases start meanwhile.
const buildInTurn = createQueue();
const build: Build = (settings, folder) =>
  buildInTurn(() => buildSite({ ...noSettings, ...settings }, folder));

async function start(environment: Readonly<Record<string, string>>): Promise<void> {
  const options = parseStartOptions([], environment);
  started.push(await startSite({ ...options, environment, build }));
}

await Promise.all(sites.map(({ environment }) => start(environment)));
console.log('All sites are up.'); // playwright.config.ts waits for this line

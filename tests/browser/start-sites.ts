// Starts the sites of the browser tests, in one process: a second build takes half the time of the
// first.
import { rm } from 'node:fs/promises';
import { buildSite } from '../../scripts/build/prerender.ts';
import { onEndSignal } from '../../scripts/local/ending.ts';
import { type Site, startSite } from '../../scripts/local/site.ts';
import { parseStartOptions } from '../../scripts/local/start-options.ts';
import { embeddedSite, noKeys, ownerSite, site, stateFolder } from './site-server.ts';

const sites = [site, ownerSite, embeddedSite];

const started: Site[] = [];
onEndSignal(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  process.exit(0);
});
await rm(stateFolder, { recursive: true, force: true });
const options = sites.map(({ environment }) => ({
  ...parseStartOptions([], environment),
  environment,
  // Vite reads settings from this process, which still has those of the previous site.
  build: (settings: Record<string, string>, folder: string) =>
    buildSite({ ...noKeys, ...settings }, folder),
}));
for (const each of options) started.push(await startSite(each));
console.log('All sites are up.'); // playwright.config.ts waits for this line

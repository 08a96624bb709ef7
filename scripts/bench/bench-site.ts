// Starts the site as it ships, with a copy of each page that has no scripts.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { buildSite, nameFile } from '../build/prerender.ts';
import { standInSettings } from '../build/settings.ts';
import { type Site, startSite } from '../local/site.ts';
import { parseStartOptions } from '../local/start-options.ts';

const copies = '/zonder-script';
export const barePage = `${copies}/kaal`;

export async function startBenchSite(): Promise<Site> {
  const stateFolder = '.local/bench';
  await rm(stateFolder, { recursive: true, force: true });
  Object.assign(process.env, standInSettings); // Vite would add the settings of `.env`
  const site = await startSite({
    ...parseStartOptions([], { STATE_FOLDER: stateFolder }),
    port: 0,
    ownerPort: 0,
    firestorePort: 0,
    smtpPort: 0,
    environment: standInSettings,
    build: buildWithCopies,
  });
  if (site.database === 'emulator') return site;
  await site.stop();
  throw new Error('The bench needs the Firestore emulator: only with it the site loads the SDK.');
}

async function buildWithCopies(environment: Record<string, string>, folder: string): Promise<void> {
  await buildSite(environment, folder);
  await mkdir(folder + copies);
  for (const name of pageNames) {
    const { path } = siteMap[name];
    const page = await readPage(folder, path);
    await writeFile(`${folder}${findCopy(path)}.html`, removeScripts(page));
  }
  const home = await readPage(folder, siteMap.home.path);
  await writeFile(`${folder}${barePage}.html`, keepWords(home));
}

function readPage(folder: string, path: string): Promise<string> {
  return readFile(join(folder, nameFile(path)), 'utf8');
}

export function findCopy(path: string): string {
  if (path === siteMap.home.path) return `${copies}/voorpagina`;
  return copies + path;
}

/** The words of the home page in plain HTML, without styles or pictures. */
function keepWords(page: string): string {
  const main = page.match(/<main[\s\S]*<\/main>/)?.toString() ?? '';
  const words = main
    .replaceAll(/<svg[\s\S]*?<\/svg>|<img[^>]*>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '');
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="nl"><meta charset="utf-8">${viewport}<title>Kaal</title>${words}`;
}

const script = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const listRequest = /<link rel="preload" as="fetch"[^>]*>/g;

function removeScripts(page: string): string {
  return page.replaceAll(script, '').replaceAll(listRequest, '');
}

// Starts the site as it ships, with a copy of each page that has no scripts.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { buildSite, nameFile } from '../build/prerender.ts';
import { standInSettings } from '../build/settings.ts';
import type { Build } from '../local/serve-pages.ts';
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

const home = siteMap.home.path;

const buildWithCopies: Build = async (environment, folder) => {
  await buildSite(environment, folder);
  await mkdir(folder + copies);
  for (const name of pageNames) {
    const { path } = siteMap[name];
    const page = await readPage(folder, path);
    await writePage(folder, findCopy(path), removeScripts(page));
  }
  const homePage = await readPage(folder, home);
  await writePage(folder, barePage, keepWords(homePage));
};

function readPage(folder: string, path: string): Promise<string> {
  return readFile(join(folder, nameFile(path)), 'utf8');
}

function writePage(folder: string, path: string, page: string): Promise<void> {
  return writeFile(join(folder, nameFile(path)), page);
}

export function findCopy(path: string): string {
  if (path === home) return `${copies}/voorpagina`;
  return copies + path;
}

const bareHead =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kaal</title>';
const picture = /<svg[\s\S]*?<\/svg>|<img[^>]*>/g;
const style = / (?:class|style)="[^"]*"/g;

/** The words of the home page in plain HTML, without styles or pictures. */
function keepWords(page: string): string {
  const start = page.indexOf('<main');
  const end = page.indexOf('</main>');
  const main = page.slice(start, end);
  const words = main.replaceAll(picture, '').replaceAll(style, '');
  return bareHead + words;
}

const script = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const listRequest = /<link rel="preload" as="fetch"[^>]*>/g;

function removeScripts(page: string): string {
  return page.replaceAll(script, '').replaceAll(listRequest, '');
}

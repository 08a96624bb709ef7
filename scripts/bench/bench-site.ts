// Starts the built site with its own database and mail, and a baseline page to compare with.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { buildSite } from '../build/prerender.ts';
import { standInSettings } from '../build/settings.ts';
import { localProject } from '../local/emulator.ts';
import { claimPort } from '../local/ports.ts';
import { startSite } from '../local/site.ts';
import { parseStartOptions } from '../local/start-options.ts';

export type BenchSite = Awaited<ReturnType<typeof startBenchSite>>;

export const baselinePath = '/baseline';

export async function startBenchSite(folder: string) {
  const stateFolder = `${folder}/site`;
  Object.assign(process.env, standInSettings); // Vite would add the settings of `.env`
  await rm(stateFolder, { recursive: true, force: true });
  const port = await findFreePort();
  const firestore = { host: '127.0.0.1', port, projectId: localProject } as const;
  const ports = { PORT: '0', FIRESTORE_PORT: String(port), SMTP_PORT: '0' };
  const site = await startSite({
    ...parseStartOptions([], { ...ports, STATE_FOLDER: stateFolder }),
    environment: standInSettings,
    build: async (environment, built) => {
      await buildSite(environment, built);
      const home = await readFile(`${built}/index.html`, 'utf8');
      await writeFile(`${built}${baselinePath}.html`, composeBaseline(home));
    },
  });
  // The bench deletes all documents, so it must never run on a real project's database.
  if (site.database !== 'emulator') {
    await site.stop();
    throw new Error(`The bench needs the Firestore emulator, not the ${site.database} database.`);
  }
  return { url: site.url, firestore, stop: site.stop };
}

/** Turns the home page into the baseline: no script, an inlined style, a preloaded hero. */
function composeBaseline(home: string): string {
  const hero = '/fotos/hero.svg';
  const inlined = /(<img fetchPriority="high"[^>]* src=")data:[^"]+"/;
  if (!inlined.test(home)) throw new Error('The home page has no hero in it');
  const preload = `<link rel="preload" as="image" href="${hero}" fetchpriority="high">`;
  return home
    .replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(inlined, `$1${hero}"`)
    .replace('<title>', `${preload}<title>`);
}

export function findFreePort(): Promise<number> {
  return claimPort({ port: 0, setting: 'none', purpose: 'the bench' });
}

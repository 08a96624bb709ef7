// The site under measure: the production build with the limit page beside it, a database and mail.
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chooseDatabase } from '../local/database.ts';
import { listenLocally } from '../local/ports.ts';
import { startSite } from '../local/site.ts';
import { readStartOptions } from '../local/start-options.ts';
import { buildSite } from '../prerender.ts';
import { readEnvironment, readSettings } from '../settings.ts';
import { startHttp2Front } from './http2-front.ts';
import { writeLimitPage } from './limit-page.ts';

export type BenchSite = {
  /** Over HTTP/2. */
  url: string;
  /** The same over HTTP/1.1, where the bytes of a body can be told from those of its headers. */
  plainUrl: string;
  /** What a browser needs to be told before it opens the site. */
  browserFlags: string[];
  firestore: { host: '127.0.0.1'; port: number; projectId: string };
  stop: () => Promise<void>;
};

const stateFolder = join('.local', 'bench', 'site');

/** Begins with the seed data. Rejects with a sentence when this is no place to measure. */
export async function startBenchSite(): Promise<BenchSite> {
  const environment = readEnvironment();
  const checked = readSettings(environment);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  // The bench writes thousands of reviews.
  const choice = chooseDatabase(false, checked.settings);
  if (choice.kind !== 'emulator') {
    throw new Error(
      choice.kind === 'project'
        ? `The bench never runs on the real project ${choice.id}: take it out of .env.`
        : `The bench needs the Firestore emulator. ${choice.why}`,
    );
  }
  // Free ports, unless some are asked for, so that it runs beside an `npm start`.
  const read = readStartOptions([], {
    PORT: '0',
    SMTP_PORT: '0',
    FIRESTORE_PORT: String(await findFreePort()),
    ...process.env,
    STATE_FOLDER: stateFolder,
    SMTP_URL: '',
  });
  if (!('options' in read)) throw new Error('problem' in read ? read.problem : 'No options');
  await rm(stateFolder, { recursive: true, force: true });
  const site = await startSite({ ...read.options, environment, build });
  const front = await startHttp2Front(site.url);
  return {
    url: front.url,
    plainUrl: site.url,
    browserFlags: front.browserFlags,
    firestore: { host: '127.0.0.1', port: read.options.firestorePort, projectId: 'demo-trimsalon' },
    async stop() {
      await front.stop();
      await site.stop();
    },
  };
}

async function build(environment: Record<string, string>, folder: string): Promise<void> {
  await buildSite(environment, folder);
  await writeLimitPage(folder);
}

async function findFreePort(): Promise<number> {
  const needed = { port: 0, setting: 'FIRESTORE_PORT', purpose: 'the Firestore emulator' };
  const { port, servers } = await listenLocally(() => createServer(), needed);
  for (const server of servers) server.close();
  return port;
}

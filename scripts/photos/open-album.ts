// Which database `npm run photos` writes to: the one that the site is set to.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { readSettings } from '../build/settings.ts';
import { chooseDatabase } from '../local/database.ts';
import { startEmulatorDatabase } from '../local/emulator-database.ts';
import type { StartOptions } from '../local/start-options.ts';
import { type AlbumDatabase, connectAlbum } from './album-database.ts';
import { openEmbeddedAlbum } from './embedded-album.ts';

export type AlbumOptions = Pick<
  StartOptions,
  'port' | 'firestorePort' | 'stateFolder' | 'embedded'
> & {
  settings: Readonly<Record<string, string>>; // VITE_...
  environment: NodeJS.ProcessEnv;
  print: (sentence: string) => void;
};

const emulatorProject = 'demo-trimsalon';

export async function openAlbum(options: AlbumOptions): Promise<AlbumDatabase> {
  const checked = readSettings(options.settings);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  const choice = chooseDatabase(options.embedded, checked.settings);
  if (choice.kind === 'project') return openProject(choice.id, options.environment);
  const running = `127.0.0.1:${options.firestorePort}`;
  if (choice.kind === 'emulator' && (await isRunning(`http://${running}/`))) {
    return connectEmulator(running);
  }
  if (await isRunning(`http://localhost:${options.port}/__local/notice`)) {
    throw new Error('De site draait nu met de ingebouwde database: stop npm start eerst (Ctrl-C).');
  }
  if (choice.kind === 'embedded') return openEmbeddedAlbum(options.stateFolder);
  const { address, stop } = await startEmulatorDatabase({
    port: 0,
    stateFolder: options.stateFolder,
    projectId: emulatorProject,
    print: options.print,
  });
  const album = connectEmulator(address);
  return { ...album, close: () => album.close().finally(stop) };
}

function connectEmulator(host: string): AlbumDatabase {
  const project = { projectId: emulatorProject };
  return connectAlbum(project, 'de database op deze computer', { host, ssl: false });
}

async function openProject(id: string, environment: NodeJS.ProcessEnv): Promise<AlbumDatabase> {
  const refusal = `De foto's zijn klaar, maar het album van het Firebase-project ${id} kan niet worden bijgewerkt: er is geen toegang. Doe een van beide en start npm run photos opnieuw: "gcloud auth application-default login", of zet GOOGLE_APPLICATION_CREDENTIALS op het sleutelbestand van een serviceaccount (Firebase-console, Projectinstellingen, Serviceaccounts).`;
  // Looked at beforehand: without a key Google's library goes and asks the network for one.
  const key = environment.GOOGLE_APPLICATION_CREDENTIALS;
  if (!key && !hasGcloudKey(environment)) throw new Error(refusal);
  if (key && !existsSync(key)) {
    const reason = `GOOGLE_APPLICATION_CREDENTIALS wijst naar ${key}, en dat bestand is er niet.`;
    throw new Error(`${refusal} (${reason})`);
  }
  try {
    const credential = applicationDefault();
    await credential.getAccessToken();
    return connectAlbum({ projectId: id, credential }, `het Firebase-project ${id}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`${refusal} (De sleutel die er is werkt niet: ${reason})`);
  }
}

function hasGcloudKey({ CLOUDSDK_CONFIG, APPDATA, HOME = homedir() }: NodeJS.ProcessEnv): boolean {
  const usual = APPDATA ? join(APPDATA, 'gcloud') : join(HOME, '.config/gcloud');
  return existsSync(join(CLOUDSDK_CONFIG ?? usual, 'application_default_credentials.json'));
}

async function isRunning(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

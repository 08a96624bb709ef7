// Which database `npm run photos` writes to: the one that the site is set to.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chooseDatabase } from '../local/database.ts';
import { startEmulatorDatabase } from '../local/emulator-database.ts';
import type { StartOptions } from '../local/start-options.ts';
import { readSettings } from '../settings.ts';
import { type AlbumDatabase, connectAlbum } from './album-database.ts';
import { openEmbeddedAlbum } from './embedded-album.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type AlbumOptions = Pick<
  StartOptions,
  'port' | 'firestorePort' | 'stateFolder' | 'embedded'
> & {
  /** VITE_..., as in `.env`. */
  settings: Readonly<Record<string, string>>;
  environment: Environment;
  print: (sentence: string) => void;
};

const localProject = 'demo-trimsalon';

/** Rejects with a sentence for the owner. */
export async function openAlbum(options: AlbumOptions): Promise<AlbumDatabase> {
  const checked = readSettings(options.settings);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  const choice = chooseDatabase(options.embedded, checked.settings);
  if (choice.kind === 'project') return openProject(choice.id, options.environment);
  const running = `127.0.0.1:${options.firestorePort}`;
  if (choice.kind === 'emulator' && (await answers(`http://${running}/`))) {
    return connectEmulator(running, async () => {});
  }
  if (await answers(`http://localhost:${options.port}/__local/summary`)) {
    throw new Error('De site draait nu met de ingebouwde database: stop npm start eerst (Ctrl-C).');
  }
  if (choice.kind === 'embedded') return openEmbeddedAlbum(options.stateFolder);
  const { address, stop } = await startEmulatorDatabase({
    port: 0,
    stateFolder: options.stateFolder,
    projectId: localProject,
    print: options.print,
  });
  return connectEmulator(address, stop);
}

function connectEmulator(address: string, close: () => Promise<void>): AlbumDatabase {
  return connectAlbum({
    origin: `http://${address}`,
    projectId: localProject,
    token: 'owner',
    description: 'de database op deze computer',
    close,
  });
}

async function openProject(projectId: string, environment: Environment): Promise<AlbumDatabase> {
  const problem = findAccessProblem(projectId, environment);
  if (problem) throw new Error(problem);
  const { applicationDefault } = await import('firebase-admin/app');
  let token: string;
  try {
    token = (await applicationDefault().getAccessToken()).access_token;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`${explainAccess(projectId)} (De sleutel die er is werkt niet: ${reason})`);
  }
  return connectAlbum({
    origin: 'https://firestore.googleapis.com',
    projectId,
    token,
    description: `het Firebase-project ${projectId}`,
  });
}

/** Looked at beforehand: without a key Google's library goes and asks the network for one. */
export function findAccessProblem(projectId: string, environment: Environment): string | null {
  const key = environment.GOOGLE_APPLICATION_CREDENTIALS;
  if (key) {
    return existsSync(key)
      ? null
      : `${explainAccess(projectId)} (GOOGLE_APPLICATION_CREDENTIALS wijst naar ${key}, en dat bestand is er niet.)`;
  }
  const folder =
    environment.CLOUDSDK_CONFIG ??
    (environment.APPDATA
      ? join(environment.APPDATA, 'gcloud')
      : join(environment.HOME ?? homedir(), '.config/gcloud'));
  const isLoggedIn = existsSync(join(folder, 'application_default_credentials.json'));
  return isLoggedIn ? null : explainAccess(projectId);
}

function explainAccess(projectId: string): string {
  return `De foto's zijn klaar, maar het album van het Firebase-project ${projectId} kan niet worden bijgewerkt: er is geen toegang. Doe een van beide en start npm run photos opnieuw: "gcloud auth application-default login", of zet GOOGLE_APPLICATION_CREDENTIALS op het sleutelbestand van een serviceaccount (Firebase-console, Projectinstellingen, Serviceaccounts).`;
}

/** Whether something of ours listens there. */
async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

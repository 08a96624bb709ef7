// Which database `npm run photos` writes to: the one that the site is set to.
import { join } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { connectDocuments, type Documents } from '../../functions/src/owner/documents.ts';
import { readSettings } from '../build/settings.ts';
import { type OpenDatabase, openDatabase } from '../import/open-database.ts';
import { chooseDatabase } from '../local/database.ts';
import { openEmbeddedStore } from '../local/embedded-store.ts';
import { startEmulatorDatabase } from '../local/emulator-database.ts';
import type { StartOptions } from '../local/start-options.ts';

export type Album = {
  description: string;
  documents: Documents;
  close: () => Promise<void>;
};

export type AlbumOptions = Pick<
  StartOptions,
  'port' | 'firestorePort' | 'stateFolder' | 'embedded'
> & {
  settings: Readonly<Record<string, string>>; // VITE_...
  print: (sentence: string) => void;
};

export async function openAlbum(options: AlbumOptions): Promise<Album> {
  const checked = readSettings(options.settings);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  const choice = chooseDatabase(options.embedded, checked.settings);
  if (choice.kind === 'project') return openProject(choice.id);
  const here = 'de database op deze computer';
  const emulator = `127.0.0.1:${options.firestorePort}`;
  if (choice.kind === 'emulator' && (await isRunning(`http://${emulator}/`))) {
    return connectAlbum(here, openDatabase(emulator));
  }
  if (await isRunning(`http://localhost:${options.port}/__local/notice`)) {
    throw new Error('De site draait nu met de ingebouwde database: stop npm start eerst (Ctrl-C).');
  }
  const { stateFolder, print } = options;
  if (choice.kind === 'embedded') {
    const file = join(stateFolder, 'embedded.json');
    const documents = await openEmbeddedStore({ file });
    return { description: `de ingebouwde database (${file})`, documents, close: async () => {} };
  }
  const { documents, stop } = await startEmulatorDatabase({ port: 0, stateFolder, print });
  return { description: here, documents, close: stop };
}

function connectAlbum(description: string, { database, close }: OpenDatabase): Album {
  return { description, documents: connectDocuments(database), close };
}

async function openProject(id: string): Promise<Album> {
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `De foto's zijn klaar, maar het album van het Firebase-project ${id} kan niet worden bijgewerkt: er is geen toegang. Doe een van beide en start npm run photos opnieuw: "gcloud auth application-default login", of zet GOOGLE_APPLICATION_CREDENTIALS op het sleutelbestand van een serviceaccount (Firebase-console, Projectinstellingen, Serviceaccounts). (Google meldt: ${reason})`,
    );
  }
  return connectAlbum(`het Firebase-project ${id}`, openDatabase(id));
}

async function isRunning(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

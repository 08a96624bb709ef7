// Chooses and starts the database of the local site, and describes the reason for the choice.
import { join } from 'node:path';
import type { Router } from 'express';
import type { Database, StoredDocument } from '../../functions/src/database.ts';
import type { Settings } from '../build/settings.ts';
import { createEmbeddedRoutes } from './embedded-routes.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { findEmulatorJar } from './find-emulator.ts';

export type DatabaseChoice =
  | { kind: 'project'; id: string }
  | { kind: 'emulator'; why: string }
  | { kind: 'embedded'; why: string };

type StartedDatabase = {
  description: string;
  settings: Settings;
  routes?: Router;
  database: Database | null; // null for a real project: no /beheer and no review mails here
  stop?: () => Promise<void>;
};

export function chooseDatabase(embedded: boolean, settings: Settings): DatabaseChoice {
  if (embedded) return { kind: 'embedded', why: 'as requested' };
  if (settings.VITE_FIREBASE_PROJECT_ID) {
    return { kind: 'project', id: settings.VITE_FIREBASE_PROJECT_ID };
  }
  const found = findEmulatorJar();
  return 'jar' in found
    ? { kind: 'emulator', why: `found by ${found.where}` }
    : { kind: 'embedded', why: `no Firestore emulator: ${found.missing}` };
}

type DatabaseOptions = {
  firestorePort: number;
  stateFolder: string;
  port: number;
  reviewAdded: (review: StoredDocument) => void;
};

export async function startDatabase(
  choice: DatabaseChoice,
  { firestorePort, stateFolder, port, reviewAdded }: DatabaseOptions,
): Promise<StartedDatabase> {
  if (choice.kind === 'project') {
    return {
      description: `the real Firebase project ${choice.id} (firestore.googleapis.com:443), because VITE_FIREBASE_PROJECT_ID is set: reviews posted here are public`,
      settings: {},
      database: null,
    };
  }
  if (choice.kind === 'emulator') {
    const options = { port: firestorePort, stateFolder, reviewAdded };
    // Loads firebase-admin/firestore only for the emulator, because loading it is slow.
    const { startEmulatorDatabase } = await import('./emulator-database.ts');
    const { address, database, stop } = await startEmulatorDatabase(options);
    return {
      description: `Firestore emulator on ${address} (${choice.why}), stored in ${join(stateFolder, 'firestore')}`,
      settings: { VITE_DATABASE: 'firestore', VITE_FIRESTORE_EMULATOR: address },
      database,
      stop,
    };
  }
  const file = join(stateFolder, 'embedded.json');
  const store = await openEmbeddedStore({ file, reviewAdded });
  return {
    description: `embedded store on localhost:${port}, stored in ${file} (${choice.why})`,
    settings: { VITE_DATABASE: 'embedded' },
    routes: createEmbeddedRoutes(store),
    database: store,
  };
}

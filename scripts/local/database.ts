// Chooses and starts the database of the local site, and describes the reason for the choice.
import { join } from 'node:path';
import type { Router } from 'express';
import type { Database, StoredDocument } from '../../functions/src/database.ts';
import type { Settings } from '../build/settings.ts';
import { createEmbeddedRoutes } from './embedded-routes.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { findEmulatorJar } from './find-emulator.ts';

export type DatabaseKind = 'project' | 'emulator' | 'embedded';

export type StartedDatabase = {
  kind: DatabaseKind;
  description: string;
  settings: Settings;
  routes?: Router;
  database: Database | null; // null for a real project: no /beheer and no review mails here
  stop?: () => Promise<void>;
};

export type DatabaseOptions = {
  embedded: boolean;
  projectId: string | undefined;
  firestorePort: number;
  stateFolder: string;
  port: number;
  reviewAdded: (review: StoredDocument) => void;
};

export async function startDatabase(options: DatabaseOptions): Promise<StartedDatabase> {
  const { embedded, projectId } = options;
  if (embedded) return startEmbedded(options, 'as requested');
  if (projectId) return describeProject(projectId);
  const found = findEmulatorJar();
  if ('missing' in found) return startEmbedded(options, `no Firestore emulator: ${found.missing}`);
  // Loads firebase-admin/firestore only for the emulator, because loading it is slow.
  const { startEmulatorDatabase } = await import('./emulator-database.ts');
  return startEmulatorDatabase(options, `found by ${found.where}`);
}

function describeProject(id: string): StartedDatabase {
  return {
    kind: 'project',
    description: `the real Firebase project ${id} (firestore.googleapis.com:443), because VITE_FIREBASE_PROJECT_ID is set: reviews posted here are public`,
    settings: {},
    database: null,
  };
}

async function startEmbedded(options: DatabaseOptions, why: string): Promise<StartedDatabase> {
  const { port, stateFolder, reviewAdded } = options;
  const file = join(stateFolder, 'embedded.json');
  const store = await openEmbeddedStore({ file, reviewAdded });
  return {
    kind: 'embedded',
    description: `embedded store on localhost:${port}, stored in ${file} (${why})`,
    settings: { VITE_DATABASE: 'embedded' },
    routes: createEmbeddedRoutes(store),
    database: store,
  };
}

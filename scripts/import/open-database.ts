// The emulator as its owner, or a real project with the credentials of whoever runs the command.
import { randomUUID } from 'node:crypto';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { withTimeout } from '../../src/data/with-timeout.ts';

export type OpenDatabase = {
  database: Firestore;
  description: string;
  isEmulator: boolean;
  close: () => Promise<void>;
};

export const usualEmulator = '127.0.0.1:8080';

const readTimeout = 60_000; // ms, for all that the database holds

export function openDatabase(to: string, localProject = 'demo-trimsalon'): OpenDatabase {
  const isEmulator = /^[\w.-]+:\d{1,5}$/.test(to);
  if (!isEmulator && !/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(to)) {
    throw new Error(`"${to}" is neither the id of a project nor host:port of an emulator.`);
  }
  const project = isEmulator
    ? { projectId: localProject }
    : { projectId: to, credential: applicationDefault() };
  const app = initializeApp(project, randomUUID());
  const database = getFirestore(app);
  if (isEmulator) database.settings({ host: to, ssl: false });
  return {
    database,
    description: isEmulator ? `the emulator on ${to}` : `the real project ${to}`,
    isEmulator,
    close: () => deleteApp(app),
  };
}

/** Rejects with a sentence when the database does not respond. */
export function explainFailure<T>(description: string, reading: Promise<T>): Promise<T> {
  return withTimeout(reading, readTimeout).catch((cause) => {
    throw new Error(
      `${description} could not be read: ${cause.message}\nIs npm start running? For a real project: gcloud auth application-default login`,
    );
  });
}

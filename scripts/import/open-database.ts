// The emulator as its owner, or a real project with the credentials of whoever runs the command.
import { Firestore } from 'firebase-admin/firestore';
import { withTimeout } from '../../src/data/with-timeout.ts';
import { localProject } from '../local/emulator.ts';
import { connectAsOwner } from '../local/write-seed.ts';

export type OpenDatabase = {
  database: Firestore;
  description: string;
  isEmulator: boolean;
  close: () => Promise<void>;
};

export const usualEmulator = '127.0.0.1:8080';

const readTimeout = 60_000; // ms, for all that the database holds

export function openDatabase(to: string, projectId = localProject): OpenDatabase {
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(to) ?? [];
  if (!host && !/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(to)) {
    throw new Error(`"${to}" is neither the id of a project nor host:port of an emulator.`);
  }
  const database = host
    ? connectAsOwner({ host, port: Number(port), projectId })
    : new Firestore({ projectId: to });
  return {
    database,
    description: host ? `the emulator on ${to}` : `the real project ${to}`,
    isEmulator: Boolean(host),
    close: () => database.terminate(),
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

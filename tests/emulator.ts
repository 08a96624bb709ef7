// Tests that run simultaneously use different project ids, so that they share no documents.
import { inject, test } from 'vitest';
import { connectFirestore, type FirestoreClient } from './firestore-client.ts';
import { setRules } from './set-rules.ts';

export type Database = {
  host: string;
  port: number;
  projectId: string;
  /** The rules apply to this client. */
  visitor: FirestoreClient;
  /** The rules do not apply to this client, as in Firebase's console. */
  owner: FirestoreClient;
};

const emulator = inject('emulator');

/**
 * Skips a test on a machine without the emulator. With CI set the test fails instead, because a
 * green run must have tested the rules.
 */
export const emulatorTest = test.skipIf('missing' in emulator && !process.env.CI);

export function emulatorForTests(): { host: string; port: number } {
  if ('missing' in emulator) throw new Error(`No Firestore emulator: ${emulator.missing}.`);
  return emulator;
}

/**
 * Empties a database. Throws without an emulator: call it inside a test. `rules` replace those of
 * firestore.rules, which every database has: setting them takes 60 ms of CPU time.
 */
export async function emptyDatabase(name: string, rules?: string): Promise<Database> {
  const { host, port } = emulatorForTests();
  const projectId = `demo-${name}`;
  const origin = `http://${host}:${port}`;
  const documents = `${origin}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const emptied = await fetch(documents, { method: 'DELETE' });
  if (!emptied.ok) throw new Error(`DELETE ${documents}: ${await emptied.text()}`);
  if (rules) await setRules({ host, port, projectId }, rules);
  return {
    host,
    port,
    projectId,
    visitor: connectFirestore(origin, projectId, 'visitor'),
    owner: connectFirestore(origin, projectId, 'owner'),
  };
}

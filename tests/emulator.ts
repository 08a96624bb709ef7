// Tests that run simultaneously use different project ids, so that they share no documents.
import { readFileSync } from 'node:fs';
import { inject, test } from 'vitest';
import { connectFirestore, type FirestoreClient } from './firestore-client.ts';

export type Database = {
  host: string;
  port: number;
  projectId: string;
  /** The rules apply to this client. */
  visitor: FirestoreClient;
  /** The rules do not apply to this client, as in Firebase's console. */
  owner: FirestoreClient;
};

export const rulesText = readFileSync('firestore.rules', 'utf8');

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

/** Empties a database and sets its rules. Throws without an emulator: call it inside a test. */
export async function emptyDatabase(name: string, rules = rulesText): Promise<Database> {
  const { host, port } = emulatorForTests();
  const projectId = `demo-${name}`;
  const origin = `http://${host}:${port}`;
  const project = `${origin}/emulator/v1/projects/${projectId}`;
  await send(`${project}/databases/(default)/documents`, 'DELETE');
  await send(`${project}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content: rules }] },
  });
  return {
    host,
    port,
    projectId,
    visitor: connectFirestore(origin, projectId, 'visitor'),
    owner: connectFirestore(origin, projectId, 'owner'),
  };
}

async function send(url: string, method: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
}

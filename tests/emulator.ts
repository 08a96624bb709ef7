// Each test file has its own project id, so that simultaneous files do not share documents.
import { readFileSync } from 'node:fs';
import { inject, test } from 'vitest';
import { connectFirestore, type FirestoreClient } from './firestore-client.ts';

export type Database = {
  host: string;
  port: number;
  projectId: string;
  /** Follows the rules. */
  visitor: FirestoreClient;
  /** Ignores the rules, like Firebase's console. */
  owner: FirestoreClient;
};

export const rulesText = readFileSync('firestore.rules', 'utf8');

const emulator = inject('emulator');

/**
 * `test`, skipped on a machine without the emulator; with CI set it fails there, so that nobody
 * takes a run that left out the rules for a good one.
 */
export const emulatorTest = test.skipIf('missing' in emulator && !process.env.CI);

export function emulatorForTests(): { host: string; port: number } {
  if ('missing' in emulator) throw new Error(`No Firestore emulator: ${emulator.missing}.`);
  return emulator;
}

/** Empties a database and sets its rules. Call it inside a test. */
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

// The Firestore emulator as tests see it. Each test file takes a project id of its own, so that
// files that run at the same time do not see each other's documents.
import { readFileSync } from 'node:fs';
import { inject, test } from 'vitest';
import { connectFirestore, type FirestoreClient } from './firestore-client.ts';

export type Database = {
  host: string;
  port: number;
  projectId: string;
  /** What the rules allow. */
  visitor: FirestoreClient;
  /** Like the console: no rules. */
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

/** A database without documents, under our rules or the ones given. To be called inside a test. */
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
  // Rules that do not compile are a 400.
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
}

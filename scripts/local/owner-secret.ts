import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Loads the secret that signs links to /beheer. A new one each start would break the links. */
export async function loadOwnerSecret(stateFolder: string): Promise<string> {
  const file = join(stateFolder, 'owner-secret');
  await mkdir(stateFolder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  // `wx` writes only a new file: two simultaneous starts use the first one's secret.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

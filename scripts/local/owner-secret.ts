import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Loads the secret that signs links to /beheer. A new secret would break older links. */
export async function loadOwnerSecret(stateFolder: string): Promise<string> {
  const file = join(stateFolder, 'owner-secret');
  await mkdir(stateFolder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    // `wx` never overwrites the file, so two simultaneous starts use the same secret.
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 });
  } catch {
    // The secret of an earlier start stays.
  }
  return readFile(file, 'utf8');
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What links to /beheer are signed with. Made once: links of an earlier run go on working. */
export async function loadOwnerSecret(stateFolder: string): Promise<string> {
  const file = join(stateFolder, 'owner-secret');
  await mkdir(stateFolder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  // Only when there is none: two starts at once agree on the first.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

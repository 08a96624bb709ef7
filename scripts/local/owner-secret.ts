// /beheer on this machine. In production its secret is in Secret Manager: docs/going-live.md.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { OwnerHandler, OwnerOptions } from '../../functions/src/owner/owner-handler.tsx';

/** What links to /beheer are signed with. Made once: links of an earlier run go on working. */
export async function readOwnerSecret(stateFolder: string): Promise<string> {
  const file = join(stateFolder, 'owner-secret');
  await mkdir(stateFolder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  // Only when there is none: two starts at once agree on the first.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

export function serveOwnerPages(
  options: Omit<OwnerOptions, 'now' | 'log' | 'warn'>,
): RequestHandler {
  let handler: Promise<OwnerHandler> | undefined;
  const log = (event: string, details: object) => console.error(event, details);
  return async (request, response) => {
    // Not before: React chooses its own build when it is loaded, and Vite says which.
    handler ??= import('../../functions/src/owner/owner-handler.tsx').then(
      ({ createOwnerHandler }) => createOwnerHandler({ ...options, now: Date.now, log, warn: log }),
    );
    await (await handler)(request, response);
  };
}

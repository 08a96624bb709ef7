import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FirestoreServer } from './write-seed.ts';

const name = 'export';

/** Returns the file for `--seed_from_export`, or null without an export. */
export function findExport(folder: string): string | null {
  const file = resolve(folder, name, `${name}.overall_export_metadata`);
  return existsSync(file) ? file : null;
}

export async function exportDatabase(server: FirestoreServer, folder: string): Promise<void> {
  const { host, port, projectId } = server;
  await mkdir(folder, { recursive: true });
  // A crash from here on loses the documents, which is accepted: they are examples.
  await rm(join(folder, name), { recursive: true, force: true });
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:export`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: resolve(folder),
      export_name: name,
    }),
  });
  if (response.ok) return;
  const reason = await response.text();
  throw new Error(`The export failed: ${reason}`);
}

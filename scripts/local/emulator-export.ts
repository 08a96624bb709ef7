// The file `current` names the last complete export: a crash during an export leaves the older one.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Returns the file for `--seed_from_export`, or null without an export. */
export async function findExport(folder: string): Promise<string | null> {
  if (!existsSync(join(folder, 'current'))) return null;
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim();
  return resolve(folder, name, `${name}.overall_export_metadata`);
}

export async function exportDatabase(
  origin: string,
  projectId: string,
  folder: string,
): Promise<void> {
  const name = `export-${Date.now()}`;
  await mkdir(folder, { recursive: true });
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: resolve(folder),
      export_name: name,
    }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);

  await writeFile(join(folder, 'next'), `${name}\n`);
  await rename(join(folder, 'next'), join(folder, 'current'));
  for (const old of await readdir(folder)) {
    if (old.startsWith('export-') && old !== name) {
      await rm(join(folder, old), { recursive: true });
    }
  }
}

// Replaces the JSON file as a whole, so that a crash leaves the old or the new content.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DocumentsByPath } from './seed.ts';

export async function openEmbeddedFile(
  file: string,
  create: () => DocumentsByPath,
): Promise<DocumentsByPath> {
  if (!existsSync(file)) await writeEmbeddedFile(file, create());
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read: mend it, or remove it to start again.`);
  }
}

export async function writeEmbeddedFile(file: string, documents: DocumentsByPath): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify(documents, null, 2)}\n`, { flush: true });
  await rename(`${file}.next`, file);
}

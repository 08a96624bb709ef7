// Replaces the JSON file as a whole, so that a crash leaves the old or the new content.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DocumentsByPath } from './seed.ts';

export async function openEmbeddedFile(
  file: string,
  seed: DocumentsByPath,
): Promise<DocumentsByPath> {
  if (!existsSync(file)) await writeEmbeddedFile(file, seed);
  try {
    const text = await readFile(file, 'utf8');
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} cannot be read: mend it, or remove it to start again.`);
  }
}

export async function writeEmbeddedFile(file: string, documents: DocumentsByPath): Promise<void> {
  const text = JSON.stringify(documents, null, 2);
  const next = `${file}.next`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, `${text}\n`, { flush: true });
  await rename(next, file);
}

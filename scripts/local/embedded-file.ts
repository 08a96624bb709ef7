// One JSON file, replaced as a whole: a crash leaves the old one or the new one.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DocumentsByPath } from './seed.ts';

// Contents are not checked here: the browser parses the documents of every backend.
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

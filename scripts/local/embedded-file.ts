// One JSON file, replaced whole, so that a crash leaves the old or the new one and never half of either.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DocumentsByPath } from './seed.ts';

export async function openEmbeddedFile(
  file: string,
  create: () => DocumentsByPath,
  warn: (sentence: string) => void,
): Promise<DocumentsByPath> {
  if (existsSync(file)) {
    const kept = parse(await readFile(file, 'utf8'));
    if (kept) return kept;
    const aside = `${file}.unreadable-${Date.now()}`;
    await rename(file, aside);
    warn(`${file} could not be read: it is kept as ${aside}, and a new one is started.`);
  }
  const documents = create();
  await writeEmbeddedFile(file, documents);
  return documents;
}

export async function writeEmbeddedFile(file: string, documents: DocumentsByPath): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify(documents, null, 2)}\n`, { flush: true });
  await rename(`${file}.next`, file);
}

const documentPath = /^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/;

// Only the outline is checked: what a review is, the browser checks for every backend.
function parse(text: string): DocumentsByPath | null {
  try {
    const documents: unknown = JSON.parse(text);
    if (!isMap(documents)) return null;
    const isDocument = ([path, fields]: [string, unknown]) =>
      documentPath.test(path) && isMap(fields);
    return Object.entries(documents).every(isDocument) ? (documents as DocumentsByPath) : null; // just checked
  } catch {
    return null;
  }
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

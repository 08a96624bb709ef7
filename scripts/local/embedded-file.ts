// The embedded store on disk: one JSON file, replaced whole, so that a crash leaves the old or the
// new one and never half of either.
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredPhoto } from './seed-photos.ts';
import type { StoredReview } from './seed-reviews.ts';

export type EmbeddedDocuments = {
  reviews: readonly StoredReview[];
  photos: readonly StoredPhoto[];
  /** The token of a visitor's attempt -> the number that its review got. */
  attempts: Readonly<Record<string, number>>;
  /** What Firestore has as notices/current; put in by hand. */
  notice?: object;
};

/**
 * The documents of the file, or those of `create` when there is no file yet. A file that cannot be
 * read is moved aside, and `warn` gets a sentence that says where to.
 */
export async function openEmbeddedFile(
  file: string,
  create: () => EmbeddedDocuments,
  warn: (sentence: string) => void,
): Promise<EmbeddedDocuments> {
  const text = await readText(file);
  const kept = text === null ? null : parse(text);
  if (kept) return kept;
  if (text !== null) {
    const aside = `${file}.unreadable-${Date.now()}`;
    await rename(file, aside);
    warn(`${file} could not be read: it is kept as ${aside}, and a new one is started.`);
  }
  const documents = create();
  await writeEmbeddedFile(file, documents);
  return documents;
}

export async function writeEmbeddedFile(file: string, documents: EmbeddedDocuments): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.next`;
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(documents, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

// Only the outline is checked: what a review is, the browser checks for every backend.
function parse(text: string): EmbeddedDocuments | null {
  try {
    const { reviews, photos, attempts, notice } = JSON.parse(text);
    const isWhole =
      Array.isArray(reviews) &&
      Array.isArray(photos) &&
      [...reviews, ...photos, attempts].every((part) => typeof part === 'object' && part);
    if (!isWhole) return null;
    const isNotice = typeof notice === 'object' && notice;
    return { reviews, photos, attempts, ...(isNotice && { notice }) };
  } catch {
    return null;
  }
}

// One JSON file, replaced whole, so that a crash leaves the old or the new one and never half of either.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredPhoto, StoredReview } from './seed.ts';

export type EmbeddedDocuments = {
  reviews: readonly StoredReview[];
  photos: readonly StoredPhoto[];
  attempts: Readonly<Record<string, number>>; // token -> the number of its review
  notice?: object; // notices/current in Firestore; put in by hand
  reviewForm?: { open?: unknown }; // settings/reviewForm; put in by hand
};

export async function openEmbeddedFile(
  file: string,
  create: () => EmbeddedDocuments,
  warn: (sentence: string) => void,
): Promise<EmbeddedDocuments> {
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

export async function writeEmbeddedFile(file: string, documents: EmbeddedDocuments): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify(documents, null, 2)}\n`, { flush: true });
  await rename(`${file}.next`, file);
}

// Only the outline is checked: what a review is, the browser checks for every backend.
function parse(text: string): EmbeddedDocuments | null {
  try {
    const { reviews, photos, attempts, notice, reviewForm } = JSON.parse(text);
    const parts = [...reviews, ...photos, attempts];
    if (!parts.every((part) => typeof part === 'object' && part)) return null;
    const isNotice = typeof notice === 'object' && notice;
    const isForm = typeof reviewForm === 'object' && reviewForm;
    return {
      reviews,
      photos,
      attempts,
      ...(isNotice && { notice }),
      ...(isForm && { reviewForm }),
    };
  } catch {
    return null;
  }
}

import { comparePhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Batch } from './list-machine.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

export function parseReviews(documents: readonly StoredDocument[], limit: number): Batch<Review> {
  return parseBatch(documents, limit, parseReview);
}

/** Accepts a document twice: of a large album, both the first by name and by position are read. */
export function parsePhotos(documents: readonly StoredDocument[], limit: number): Batch<Photo> {
  const byName = new Map(documents.map((document) => [document.id, document]));
  const batch = parseBatch([...byName.values()], limit, parsePhoto);
  return { ...batch, items: [...batch.items].sort(comparePhotos).slice(0, limit) };
}

function parseBatch<Item>(
  documents: readonly StoredDocument[],
  limit: number,
  parse: (name: string, fields: Record<string, unknown>) => Item | null,
): Batch<Item> {
  const items = documents.flatMap((document) => parse(document.id, document.data()) ?? []);
  return { items, limit, documents: documents.length };
}

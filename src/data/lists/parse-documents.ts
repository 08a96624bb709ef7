import { comparePhotos, maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Batch } from './list-machine.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

export function parseReviews(documents: readonly StoredDocument[], limit: number): Batch<Review> {
  return parseBatch(documents, limit, parseReview);
}

export function parsePhotos(documents: readonly StoredDocument[], limit: number): Batch<Photo> {
  const batch = parseBatch(documents, limit, parsePhoto);
  return { ...batch, items: [...batch.items].sort(comparePhotos).slice(0, maxPhotos) };
}

function parseBatch<Item>(
  documents: readonly StoredDocument[],
  limit: number,
  parse: (name: string, fields: Record<string, unknown>) => Item | null,
): Batch<Item> {
  const items = documents.flatMap((document) => parse(document.id, document.data()) ?? []);
  return { items, limit, documents: documents.length };
}

import { comparePhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Batch } from './backend.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

type Documents = readonly StoredDocument[];

export const parseReviews = (documents: Documents, limit: number): Batch<Review> =>
  parseBatch(documents, limit, parseReview);

export const parsePhotos = (documents: Documents, limit: number): Batch<Photo> =>
  sortPhotos(parseBatch(documents, limit, parsePhoto));

/** Merges the first photos by name with the first by position, if an album exceeds the limit. */
export function mergePhotos(named: Batch<Photo>, positioned: Batch<Photo>): Batch<Photo> {
  const found = [...named.items, ...positioned.items].map(
    (photo) => [photo.documentName, photo] as const,
  );
  return sortPhotos({ ...named, items: [...new Map(found).values()] });
}

function sortPhotos(batch: Batch<Photo>): Batch<Photo> {
  return { ...batch, items: [...batch.items].sort(comparePhotos).slice(0, batch.limit) };
}

function parseBatch<T>(
  documents: Documents,
  limit: number,
  parse: (name: string, fields: Record<string, unknown>) => T | null,
): Batch<T> {
  const items = documents.flatMap((document) => parse(document.id, document.data()) ?? []);
  return { items, limit, documents: documents.length };
}

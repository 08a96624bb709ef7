import { type Photo, parsePhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Batch } from './backend.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

type Documents = readonly StoredDocument[];

export const parseReviews = (documents: Documents, limit: number): Batch<Review> =>
  parseBatch(documents, limit, parseReview);

export const parsePhotos = (documents: Documents, limit: number): Batch<Photo> =>
  parseBatch(documents, limit, parsePhoto);

function parseBatch<T>(
  documents: Documents,
  limit: number,
  parse: (name: string, fields: Record<string, unknown>) => T | null,
): Batch<T> {
  const items = documents.flatMap((document) => parse(document.id, document.data()) ?? []);
  return { items, limit, documents: documents.length };
}

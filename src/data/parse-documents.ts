// Documents, as the SDK, its REST interface and the local server send them, become a part of a list in one way.
import { type Photo, parsePhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';
import { type Batch, reviewsPerBatch } from './backend.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

export function parseReviews(documents: readonly StoredDocument[]): Batch<Review> {
  return {
    items: documents.flatMap((document) => parseReview(document.id, document.data()) ?? []),
    hasMore: documents.length >= reviewsPerBatch,
  };
}

export function parsePhotos(documents: readonly StoredDocument[]): Batch<Photo> {
  return {
    items: documents.flatMap((document) => parsePhoto(document.id, document.data()) ?? []),
    hasMore: false,
  };
}

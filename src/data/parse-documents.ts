// Documents, as the SDK, its REST interface and the local server send them, become a part of a list in one way.
import { type Photo, readPhoto } from 'shared/photo.ts';
import { type Review, readReview } from 'shared/review.ts';
import { type Batch, reviewsPerBatch } from './backend.ts';

export type StoredDocument = { id: string; data: () => Record<string, unknown> };

export function parseReviews(documents: readonly StoredDocument[]): Batch<Review> {
  return {
    items: documents.flatMap((document) => readReview(document.id, document.data()) ?? []),
    hasMore: documents.length >= reviewsPerBatch,
  };
}

export function parsePhotos(documents: readonly StoredDocument[]): Batch<Photo> {
  return {
    items: documents.flatMap((document) => readPhoto(document.id, document.data()) ?? []),
    hasMore: false,
  };
}

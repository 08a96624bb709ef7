import { type Page, reviewsPerPage } from '../backend.ts';
import { type Photo, readPhoto } from '../photo.ts';
import { type Review, readReview } from '../review.ts';

/** A document as either way of reading gives it: by the SDK, or without. */
export type ReadDocument = { id: string; data: () => Record<string, unknown> };

export type ReadPage<T> = (documents: readonly ReadDocument[]) => Page<T>;

export const readReviews: ReadPage<Review> = (documents) => ({
  items: documents.flatMap((document) => readReview(document.id, document.data()) ?? []),
  hasMore: documents.length >= reviewsPerPage,
});

/** The album is read as a whole. */
export const readPhotos: ReadPage<Photo> = (documents) => ({
  items: documents.flatMap((document) => readPhoto(document.id, document.data()) ?? []),
  hasMore: false,
});

import { timeInBin } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type ReviewsRequest = Pick<OwnerRequest, 'database' | 'documentNames' | 'now'>;

export async function loadReviews({ database, documentNames }: ReviewsRequest): Promise<Review[]> {
  const stored = await database.getAll('reviews', documentNames);
  return parseReviews(stored);
}

export function parseReviews(stored: readonly StoredDocument[]): Review[] {
  return stored
    .map(({ documentName, fields }) => parseReview(documentName, fields))
    .filter((review) => review !== null);
}

export function moveToBin(request: ReviewsRequest, reason: string): Promise<void> {
  const { database, documentNames, now } = request;
  const expireAt = new Date(now + timeInBin); // Firestore deletes the document after that (TTL)
  return database.transact(async (transaction) => {
    const reviews = await transaction.getAll('reviews', documentNames);
    for (const { documentName, fields, addedAt } of reviews) {
      transaction.set(`bin/${documentName}`, {
        fields: { ...fields, addedAt }, // so that a restored review is not mailed as new
        ground: reason,
        removedAt: now,
        expireAt,
      });
      transaction.delete(`reviews/${documentName}`);
    }
  });
}

export function restoreReviews({ database, documentNames }: ReviewsRequest): Promise<void> {
  return database.transact(async (transaction) => {
    const removals = await transaction.getAll('bin', documentNames);
    for (const { documentName, fields } of removals) {
      const review = fields.fields as Fields;
      transaction.set(`reviews/${documentName}`, review);
      transaction.delete(`bin/${documentName}`);
    }
  });
}

import { timeInBin } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type ReviewsRequest = Pick<OwnerRequest, 'database' | 'documentNames' | 'now'>;

export async function loadReviews({ database, documentNames }: ReviewsRequest): Promise<Review[]> {
  return parseReviews(await database.getAll('reviews', documentNames));
}

export function parseReviews(stored: readonly StoredDocument[]): Review[] {
  return stored.flatMap(({ documentName, fields }) => parseReview(documentName, fields) ?? []);
}

export function moveToBin(
  { database, documentNames, now }: ReviewsRequest,
  reason: string,
): Promise<void> {
  const expireAt = new Date(now + timeInBin); // Firestore deletes the document after that (TTL)
  return database.transact(async ({ getAll, set, delete: remove }) => {
    for (const { documentName, fields, addedAt } of await getAll('reviews', documentNames)) {
      // A restored review keeps `addedAt`, so that it is not mailed as new.
      const stored = { ...fields, addedAt };
      set(`bin/${documentName}`, { fields: stored, ground: reason, removedAt: now, expireAt });
      remove(`reviews/${documentName}`);
    }
  });
}

export function restoreReviews({ database, documentNames }: ReviewsRequest): Promise<void> {
  return database.transact(async ({ getAll, set, delete: remove }) => {
    for (const { documentName, fields } of await getAll('bin', documentNames)) {
      set(`reviews/${documentName}`, fields.fields as Fields);
      remove(`bin/${documentName}`);
    }
  });
}

import { timeInBin } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument, Transaction } from '../../database.ts';
import { pickErrorCodes } from '../../logging.ts';

import type { OwnerRequest } from '../owner-request.ts';

type BinRequest = Pick<OwnerRequest, 'database' | 'now' | 'log'>;

/** Reviews in one transaction, which has its limits. More are changed in parts. */
const maxAtOnce = 200;

/** Loads the reviews that the request names, as far as they are on the site. */
export async function loadReviews({ database, documentNames }: OwnerRequest): Promise<Review[]> {
  return parseReviews(await database.transact(({ getAll }) => getAll('reviews', documentNames)));
}

/** Leaves out what is no review. */
export function parseReviews(stored: readonly StoredDocument[]): Review[] {
  return stored.flatMap(({ documentName, fields }) => parseReview(documentName, fields) ?? []);
}

/**
 * Returns how many of the names are done, which is fewer than given when a later part failed. The reviews of one
 * removal share one `removedAt`.
 */
export function moveToBin(
  request: BinRequest,
  documentNames: readonly string[],
  ground: string,
): Promise<number> {
  const { now } = request;
  const expireAt = new Date(now + timeInBin); // Firestore deletes it then: firestore.indexes.json
  return changeInParts(request, documentNames, async (transaction, part) => {
    for (const { documentName, fields, addedAt } of await transaction.getAll('reviews', part)) {
      if (!parseReview(documentName, fields)) continue; // no page showed it
      // A review that is put back is no newer than it was.
      const stored = { ...fields, addedAt };
      transaction.set(`bin/${documentName}`, { fields: stored, ground, removedAt: now, expireAt });
      transaction.delete(`reviews/${documentName}`);
    }
  });
}

/** Returns how many of the names are done, as `moveToBin` does. */
export function putBack(request: BinRequest, documentNames: readonly string[]): Promise<number> {
  return changeInParts(request, documentNames, async (transaction, part) => {
    for (const { documentName, fields } of await transaction.getAll('bin', part)) {
      transaction.set(`reviews/${documentName}`, fields.fields as Fields); // as they were stored
      transaction.delete(`bin/${documentName}`);
    }
  });
}

/** Throws when the first part fails: nothing is changed then. */
async function changeInParts(
  { database, log }: BinRequest,
  documentNames: readonly string[],
  change: (transaction: Transaction, part: readonly string[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  try {
    while (done < documentNames.length) {
      const part = documentNames.slice(done, done + maxAtOnce);
      await database.transact((transaction) => change(transaction, part));
      done += part.length;
    }
  } catch (error) {
    if (done === 0) throw error;
    log('A change in parts broke off', { done, ...pickErrorCodes(error) });
  }
  return done;
}

import { privacy } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument, Transaction } from '../../database.ts';
import { pickErrorCodes } from '../../mail/smtp-delivery.ts';
import type { Visit } from '../owner-request.ts';

/** Milliseconds that what the owner removed can come back. */
export const timeInBin = privacy.binDays * 86_400_000;

type BinVisit = Pick<Visit, 'database' | 'now' | 'log'>;

/** Reviews in one transaction, which has its limits: more go in parts. */
const mostAtOnce = 200;

export async function readReviews({ database, documentNames }: Visit): Promise<Review[]> {
  const found = await database.transact(({ getAll }) => getAll('reviews', documentNames));
  return pickReviews(found);
}

/** What is no review is left out. */
export function pickReviews(stored: readonly StoredDocument[]): Review[] {
  return stored.flatMap(({ documentName, fields }) => parseReview(documentName, fields) ?? []);
}

/** Returns how many of the names are done: fewer than given when it broke off. Those of one removal have one `removedAt`. */
export function moveToBin(
  visit: BinVisit,
  documentNames: readonly string[],
  ground: string,
): Promise<number> {
  const { now } = visit;
  const expireAt = new Date(now + timeInBin); // when Firestore removes it: firestore.indexes.json
  return inParts(visit, documentNames, async (transaction, part) => {
    for (const { documentName, fields, addedAt } of await transaction.getAll('reviews', part)) {
      if (!parseReview(documentName, fields)) continue; // no page showed it
      // What comes back is no newer than it was.
      const kept = { ...fields, addedAt };
      transaction.set(`bin/${documentName}`, { fields: kept, ground, removedAt: now, expireAt });
      transaction.delete(`reviews/${documentName}`);
    }
  });
}

/** Returns how many of the names are done, likewise. */
export function putBack(visit: BinVisit, documentNames: readonly string[]): Promise<number> {
  return inParts(visit, documentNames, async (transaction, part) => {
    for (const { documentName, fields } of await transaction.getAll('bin', part)) {
      transaction.set(`reviews/${documentName}`, fields.fields as Fields); // as they were stored
      transaction.delete(`bin/${documentName}`);
    }
  });
}

/** Throws when the first part fails already: then nothing is changed. */
async function inParts(
  { database, log }: BinVisit,
  documentNames: readonly string[],
  work: (transaction: Transaction, part: readonly string[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  try {
    while (done < documentNames.length) {
      const part = documentNames.slice(done, done + mostAtOnce);
      await database.transact((transaction) => work(transaction, part));
      done += part.length;
    }
  } catch (error) {
    if (done === 0) throw error;
    log('A change in parts broke off', { done, ...pickErrorCodes(error) });
  }
  return done;
}

import { toDutchDay } from 'shared/dutch-time.ts';
import { timeInBin } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Database, Fields, StoredDocument, Transaction } from '../../database.ts';
import { pickErrorCodes } from '../../logging.ts';
import type { OwnerRequest } from '../owner-request.ts';

type BinRequest = Pick<OwnerRequest, 'database' | 'now' | 'log'>;

/** Reviews that the owner removes or restores in one press: the function has 60 s for it. */
export const maxPerPress = 5_000;

/** Reviews per transaction: Firestore limits a transaction's size. */
const maxPerTransaction = 200;

export async function loadReviews({ database, documentNames }: OwnerRequest): Promise<Review[]> {
  return parseReviews(await database.getAll('reviews', documentNames));
}

/** Lists at least `most` reviews that `isWanted`, if there are that many: no query can find them. */
export async function findReviews(
  { listReviews }: Database,
  isWanted: (review: StoredDocument) => boolean,
  most: number,
  after?: string,
  firstDay?: string,
): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (let last = after; ; ) {
    const page = await listReviews(most, last, firstDay);
    found.push(...page.filter(isWanted));
    if (page.length < most || found.length >= most) return found;
    last = page.at(-1)?.documentName;
  }
}

export function loadReviewsSince(
  database: Database,
  since: number,
  most: number,
): Promise<StoredDocument[]> {
  const isSince = ({ addedAt }: StoredDocument) => since <= addedAt;
  return findReviews(database, isSince, most, undefined, findFirstDay(since));
}

/** Firestore cannot query the creation time. A visitor's date may be up to 2 days before it. */
export const findFirstDay = (since: number) => toDutchDay(since, -2);

export function parseReviews(stored: readonly StoredDocument[]): Review[] {
  return stored.flatMap(({ documentName, fields }) => parseReview(documentName, fields) ?? []);
}

/** Returns how many names it handled before any failure. Rejects if its first transaction fails. */
export function moveToBin(
  request: BinRequest,
  documentNames: readonly string[],
  reason: string,
): Promise<number> {
  const { now } = request;
  const expireAt = new Date(now + timeInBin); // Firestore deletes the document after that (TTL)
  const removal = { ground: reason, removedAt: now, expireAt };
  return changeInParts(request, documentNames, async (transaction, part) => {
    for (const { documentName, fields, addedAt } of await transaction.getAll('reviews', part)) {
      // A restored review keeps `addedAt`, so that it is not listed as new.
      const stored = { ...fields, addedAt };
      transaction.set(`bin/${documentName}`, { fields: stored, ...removal });
      transaction.delete(`reviews/${documentName}`);
    }
  });
}

export function restoreReviews(
  request: BinRequest,
  documentNames: readonly string[],
): Promise<number> {
  return changeInParts(request, documentNames, async (transaction, part) => {
    for (const { documentName, fields } of await transaction.getAll('bin', part)) {
      transaction.set(`reviews/${documentName}`, fields.fields as Fields);
      transaction.delete(`bin/${documentName}`);
    }
  });
}

async function changeInParts(
  { database, log }: BinRequest,
  documentNames: readonly string[],
  change: (transaction: Transaction, part: readonly string[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  try {
    while (done < documentNames.length) {
      const part = documentNames.slice(done, done + maxPerTransaction);
      await database.transact((transaction) => change(transaction, part));
      done += part.length;
    }
  } catch (error) {
    if (done === 0) throw error;
    log('A change in parts broke off', { done, ...pickErrorCodes(error) });
  }
  return done;
}

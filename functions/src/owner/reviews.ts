import { privacy } from 'shared/privacy.ts';
import { type Review, readReview } from 'shared/review.ts';
import { pickErrorCodes } from '../smtp-delivery.ts';
import type { Fields, StoredDocument, Transaction } from './documents.ts';
import type { Visit } from './visit.ts';

/** Milliseconds that what the owner removed can come back. */
export const timeInBin = privacy.binDays * 86_400_000;

/** Reviews in one transaction: what one form can name goes at once, or not at all. */
const mostAtOnce = 200;

export async function readReviews({ documents, names }: Visit): Promise<Review[]> {
  const found = await documents.transact((transaction) => getAll(transaction, 'reviews', names));
  return found.flatMap(({ id, fields }) => readReview(id, fields) ?? []);
}

/** Without fields for what is not there. */
export function getAll(
  { get }: Transaction,
  collection: 'reviews' | 'bin',
  ids: readonly string[],
) {
  const documents = ids.map(async (id): Promise<StoredDocument> => {
    return { id, fields: (await get(`${collection}/${id}`)) ?? {} };
  });
  return Promise.all(documents);
}

/** Returns how many went: fewer than named when it broke off. Those of one removal have one `removedAt`. */
export function moveToBin(visit: Visit, names: readonly string[], ground: string): Promise<number> {
  const { now } = visit;
  const expireAt = new Date(now + timeInBin); // when Firestore removes it: firestore.indexes.json
  return inParts(visit, names, async (transaction, part) => {
    for (const { id, fields } of await getAll(transaction, 'reviews', part)) {
      if (!readReview(id, fields)) continue; // another device was first
      transaction.set(`bin/${id}`, { fields, ground, removedAt: now, expireAt });
      transaction.delete(`reviews/${id}`);
    }
  });
}

/** Returns how many came back: fewer than named when it broke off. */
export function putBack(visit: Visit, names: readonly string[]): Promise<number> {
  return inParts(visit, names, async (transaction, part) => {
    for (const { id, fields } of await getAll(transaction, 'bin', part)) {
      if (!fields.fields) continue; // another device was first
      transaction.set(`reviews/${id}`, fields.fields as Fields); // as they were stored
      transaction.delete(`bin/${id}`);
    }
  });
}

/** Throws when the first part fails already: then nothing is changed. */
async function inParts(
  { documents, log }: Visit,
  names: readonly string[],
  work: (transaction: Transaction, part: readonly string[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  try {
    while (done < names.length) {
      const part = names.slice(done, done + mostAtOnce);
      await documents.transact((transaction) => work(transaction, part));
      done += part.length;
    }
  } catch (error) {
    if (done === 0) throw error;
    log('A change in parts broke off', { done, ...pickErrorCodes(error) });
  }
  return done;
}

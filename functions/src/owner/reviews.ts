import { privacy } from 'shared/privacy.ts';
import { type Review, readReview } from 'shared/review.ts';
import type { Documents, Fields, StoredDocument, Transaction } from './documents.ts';
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

type Removal = { ground: string; now: number };

/** Those of one removal have one `removedAt`. `onPart` is told how many went, part by part. */
export function moveToBin(
  documents: Documents,
  names: readonly string[],
  { ground, now }: Removal,
  onPart?: (count: number) => void,
): Promise<void> {
  const expireAt = new Date(now + timeInBin); // when Firestore removes it: firestore.indexes.json
  return inParts(documents, names, onPart, async (transaction, part) => {
    for (const { id, fields } of await getAll(transaction, 'reviews', part)) {
      if (!readReview(id, fields)) continue; // another device was first
      transaction.set(`bin/${id}`, { fields, ground, removedAt: now, expireAt });
      transaction.delete(`reviews/${id}`);
    }
  });
}

export function putBack(
  documents: Documents,
  names: readonly string[],
  onPart?: (count: number) => void,
): Promise<void> {
  return inParts(documents, names, onPart, async (transaction, part) => {
    for (const { id, fields } of await getAll(transaction, 'bin', part)) {
      if (!fields.fields) continue; // another device was first
      transaction.set(`reviews/${id}`, fields.fields as Fields); // as they were stored
      transaction.delete(`bin/${id}`);
    }
  });
}

async function inParts(
  { transact }: Documents,
  names: readonly string[],
  onPart: ((count: number) => void) | undefined,
  work: (transaction: Transaction, part: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < names.length; start += mostAtOnce) {
    const part = names.slice(start, start + mostAtOnce);
    await transact((transaction) => work(transaction, part));
    onPart?.(part.length);
  }
}

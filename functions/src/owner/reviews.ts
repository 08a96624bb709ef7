// What the owner does with reviews. A removed one stays in the bin for 30 days. Its number stays taken meanwhile, by a
// document without a date, which no list shows: so it can come back, and who wrote it cannot store it a second time.
import { privacy } from '../../../src/content/privacy.ts';
import { type Review, readReview } from '../../../src/data/review.ts';
import type { Fields, StoredDocument, Transaction } from './documents.ts';
import type { Visit } from './visit.ts';

/** Milliseconds. Firestore removes both documents after it: firestore.indexes.json. */
export const timeInBin = privacy.binDays * 86_400_000;

export async function readReviews({ documents, names }: Visit): Promise<Review[]> {
  const found = await documents.transact((transaction) => getAll(transaction, 'reviews', names));
  return found.flatMap(({ id, fields }) => readReview(id, fields) ?? []);
}

/** Those that are not there any more are left alone. All or none. */
export function removeReviews({ documents, names, now }: Visit, ground: string): Promise<void> {
  const expireAt = new Date(now + timeInBin);
  return documents.transact(async (transaction) => {
    for (const { id, fields } of await getAll(transaction, 'reviews', names)) {
      if (!readReview(id, fields)) continue;
      transaction.set(`bin/${id}`, { fields, ground, removedAt: now, expireAt });
      transaction.set(`reviews/${id}`, { id: fields.id, expireAt });
    }
  });
}

/** All or none; a review that is not in the bin is left alone. */
export function restoreReviews({ documents, names }: Visit): Promise<void> {
  return documents.transact(async (transaction) => {
    const removed = await getAll(transaction, 'bin', names);
    const current = await getAll(transaction, 'reviews', names);
    for (const [index, { id, fields }] of removed.entries()) {
      // After its 30 days the number may have gone to somebody else.
      const isTaken = readReview(id, current[index]?.fields ?? {});
      if (!fields.fields || isTaken) continue;
      transaction.set(`reviews/${id}`, fields.fields as Fields); // as removeReviews stored them
      transaction.delete(`bin/${id}`);
    }
  });
}

export type RemovedReview = { review: Review; ground: string; removedAt: number }; // ms since 1970

/** What is in the bin, or of that only those with these names; the last removed first. */
export async function listRemoved({ documents, names, now }: Visit): Promise<RemovedReview[]> {
  const stored = await documents.transact((transaction) =>
    names.length > 0 ? getAll(transaction, 'bin', names) : transaction.list('bin'),
  );
  const removed = stored.flatMap(({ id, fields: { fields, ground, removedAt } }) => {
    const review = readReview(id, { ...(fields as Fields | undefined) });
    return review ? { review, ground: String(ground), removedAt: Number(removedAt) } : [];
  });
  return removed
    .filter(({ removedAt }) => removedAt > now - timeInBin)
    .sort((a, b) => b.removedAt - a.removedAt);
}

/** Without fields for what is not there. */
function getAll({ get }: Transaction, collection: 'reviews' | 'bin', ids: readonly string[]) {
  const documents = ids.map(async (id): Promise<StoredDocument> => {
    return { id, fields: (await get(`${collection}/${id}`)) ?? {} };
  });
  return Promise.all(documents);
}

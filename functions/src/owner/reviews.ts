// What the owner does with reviews. A removed one stays in the bin for 30 days. Its number stays taken meanwhile, by a
// document without a date, which no list shows: so it can come back, and who wrote it cannot store it a second time.
import { privacy } from '../../../src/content/privacy.ts';
import { type Review, readReview } from '../../../src/data/review.ts';
import { type Fields, nameVersion, type StoredDocument, type Transaction } from './documents.ts';
import type { Visit } from './visit.ts';

/** Milliseconds. Firestore removes both documents after it: firestore.indexes.json. */
export const timeInBin = privacy.binDays * 86_400_000;

export async function readReviews({ documents, names }: Visit): Promise<Review[]> {
  const found = await documents.transact((transaction) => getAll(transaction, 'reviews/', names));
  return found.flatMap(({ id, fields }) => readReview(id, fields) ?? []);
}

/** False when another device has answered since `version`. An empty reply withdraws it. */
export function answerReview(
  { documents, names: [name = ''] }: Visit,
  reply: string,
  version: string,
): Promise<boolean> {
  return documents.transact(async ({ get, set }) => {
    const fields = (await get(`reviews/${name}`)) ?? {};
    const review = readReview(name, fields);
    if (!review || (review.reply ?? '') === reply) return true; // removed, or pressed twice
    if (nameVersion(review.reply) !== version) return false;
    const { reply: _, ...others } = fields;
    set(`reviews/${name}`, reply ? { ...others, reply } : others);
    return true;
  });
}

/** Those that are not there any more are left alone. All or none. */
export function removeReviews({ documents, names, now }: Visit, ground: string): Promise<void> {
  const expireAt = new Date(now + timeInBin);
  return documents.transact(async (transaction) => {
    for (const { id, fields } of await getAll(transaction, 'reviews/', names)) {
      if (!readReview(id, fields)) continue;
      const removed = { name: id, fields, ground, removedAt: now, expireAt };
      transaction.set(`bin/review-${id}`, removed);
      transaction.set(`reviews/${id}`, { id: fields.id, expireAt });
    }
  });
}

/** All or none; a review that is not in the bin is left alone. */
export function restoreReviews({ documents, names }: Visit): Promise<void> {
  return documents.transact(async (transaction) => {
    const removed = await getAll(transaction, 'bin/review-', names);
    const current = await getAll(transaction, 'reviews/', names);
    for (const [index, { id, fields }] of removed.entries()) {
      // After its 30 days the number may have gone to somebody else.
      const isTaken = readReview(id, current[index]?.fields ?? {});
      if (!fields.fields || isTaken) continue;
      transaction.set(`reviews/${id}`, fields.fields as Fields); // as removeReviews stored them
      transaction.delete(`bin/review-${id}`);
    }
  });
}

export type RemovedReview = { review: Review; ground: string; removedAt: number }; // ms since 1970

/** What is in the bin, or of that only those with these names; the last removed first. */
export async function listRemoved({ documents, names, now }: Visit): Promise<RemovedReview[]> {
  const stored = await documents.transact((transaction) =>
    names.length > 0 ? getAll(transaction, 'bin/review-', names) : transaction.list('bin'),
  );
  const removed = stored.flatMap(({ fields: { name, fields, ground, removedAt } }) => {
    const review = readReview(String(name), { ...(fields as Fields | undefined) });
    return review ? { review, ground: String(ground), removedAt: Number(removedAt) } : [];
  });
  return removed
    .filter(({ removedAt }) => removedAt > now - timeInBin)
    .sort((a, b) => b.removedAt - a.removedAt);
}

/** Without fields for what is not there. */
function getAll(
  { get }: Transaction,
  path: string,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  return Promise.all(ids.map(async (id) => ({ id, fields: (await get(path + id)) ?? {} })));
}

import { privacy } from '../../../src/content/privacy.ts';
import { type Review, readReview } from '../../../src/data/review.ts';
import type { StoredDocument, Transaction } from './documents.ts';
import type { Visit } from './visit.ts';

/** Milliseconds that what the owner removed can come back. */
export const timeInBin = privacy.binDays * 86_400_000;

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

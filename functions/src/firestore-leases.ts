import type { Firestore } from 'firebase-admin/firestore';
import type { Lease, UpdateLease } from './leases.ts';

const collection = 'mailedReviews'; // firestore.rules does not name it, so no visitor may read or write it

/** Milliseconds. By then no event is left, and Firestore removes the lease by itself (firestore.indexes.json). */
const timeToLive = 7 * 86_400_000;

export function updateInFirestore(database: Firestore, now: () => number): UpdateLease {
  return (key, change) =>
    database.runTransaction(async (transaction) => {
      const document = database.collection(collection).doc(key);
      const lease = change(readLease((await transaction.get(document)).data()));
      if (lease) transaction.set(document, { ...lease, expireAt: new Date(now() + timeToLive) });
    });
}

function readLease(fields: Record<string, unknown> | undefined): Lease | null {
  const { state, holder, until } = fields ?? {};
  if (state !== 'sending' && state !== 'sent') return null;
  if (typeof holder !== 'string' || typeof until !== 'number') return null;
  return { state, holder, until };
}

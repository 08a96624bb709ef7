import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeClaim, Claim } from './claims.ts';

/** No visitor may read or write here: firestore.rules allows what it names and nothing else. */
const collection = 'mailedReviews';

/** Milliseconds. Firestore removes a claim by itself (firestore.indexes.json) once no event is left. */
const keep = 7 * 86_400_000;

export function changeInFirestore(database: Firestore, now: () => number): ChangeClaim {
  return (key, change) =>
    database.runTransaction(async (transaction) => {
      const place = database.collection(collection).doc(key);
      const claim = change(readClaim((await transaction.get(place)).data()));
      if (claim) transaction.set(place, { ...claim, expireAt: new Date(now() + keep) });
    });
}

function readClaim(fields: Record<string, unknown> | undefined): Claim | null {
  const { state, holder, until } = fields ?? {};
  if (state !== 'sending' && state !== 'sent') return null;
  if (typeof holder !== 'string' || typeof until !== 'number') return null;
  return { state, holder, until };
}

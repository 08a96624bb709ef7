import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Claim, ClaimStore } from './claims.ts';

const collection = 'mailedReviews'; // firestore.rules does not name it, so no visitor may read or write it

/** Milliseconds. By then no event is left, and Firestore removes the document by itself (firestore.indexes.json). */
const timeToLive = 7 * 86_400_000;

const states: readonly unknown[] = ['sending', 'counted', 'sent', 'failed'];

export function storeClaimsInFirestore(database: Firestore, now: () => number): ClaimStore {
  const documents = database.collection(collection);
  const placesOf = (hour: number) => documents.doc(`hour-${hour}`);

  return {
    update: (key, hour, decide) =>
      database.runTransaction(async (transaction) => {
        const [claimed, places] = await Promise.all([
          transaction.get(documents.doc(key)),
          transaction.get(placesOf(hour)),
        ]);
        const taken = readPlaces(places.data());
        const decision = decide(readClaim(claimed.data()), taken);
        const { claim } = decision;
        const expireAt = new Date(now() + timeToLive);
        if (claim) transaction.set(claimed.ref, { ...claim, expireAt });
        if (claim?.hour === hour && claim.place === taken) {
          transaction.set(places.ref, { taken: taken + 1, expireAt });
        }
        return decision;
      }),
    settle: async (key, state) => {
      await documents.doc(key).update({ state });
    },
    countPlaces: async (hour) => readPlaces((await placesOf(hour).get()).data()),
  };
}

function readPlaces(fields: DocumentData | undefined): number {
  return Number(fields?.taken ?? 0);
}

function readClaim(fields: DocumentData | undefined): Claim | null {
  const { state, hour, place, until } = fields ?? {};
  if (!states.includes(state)) return null;
  return { state, hour, place, until };
}

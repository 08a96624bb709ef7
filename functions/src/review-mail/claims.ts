// Which reviews are mailed: ten an hour one by one, the eleventh with the word that more may follow, then none until
// the hour is over. docs/decisions/0013
import type { Firestore } from 'firebase-admin/firestore';

/** What an event took: a place in an hour of the clock. */
export type Claim = {
  hour: number; // since 1970
  place: number; // in that hour, from 0
  done: boolean; // the mail was accepted, or given up
};

export type Claims = {
  /** Null when there is nothing to mail (any more) for this event. */
  take: (reference: string) => Promise<Claim | null>;
  markDone: (reference: string) => Promise<void>;
};

export const mailsPerHour = 10;

export const anHour = 3_600_000; // ms

/** `taken`: how many places of the hour are. A claim that is not the stored one takes the next. */
export function decideClaim(stored: Claim | undefined, hour: number, taken: number): Claim | null {
  if (stored?.done) return null;
  // What failed takes a place in a later hour too, so that an outage does not end in a flood. But the eleventh stays
  // what it is, for nothing else tells of the reviews after it.
  if (stored && (stored.hour === hour || stored.place === mailsPerHour)) return stored;
  return taken > mailsPerHour ? null : { hour, place: taken, done: false };
}

/** Milliseconds. By then no event is left, and Firestore removes the document by itself (firestore.indexes.json). */
const timeToLive = 7 * 24 * anHour;

export function keepClaimsInFirestore(database: Firestore, now: () => number): Claims {
  const documents = database.collection('mailedReviews'); // firestore.rules let no visitor read or write it
  return {
    take: (reference) =>
      database.runTransaction(async (transaction) => {
        const hour = Math.floor(now() / anHour);
        const [claimed, places] = await Promise.all([
          transaction.get(documents.doc(reference)),
          transaction.get(documents.doc(`hour-${hour}`)),
        ]);
        const stored = claimed.data() as Claim | undefined; // as it is set below
        const taken = Number(places.get('taken') ?? 0);
        const claim = decideClaim(stored, hour, taken);
        if (claim && claim !== stored) {
          const expireAt = new Date(now() + timeToLive);
          transaction.set(claimed.ref, { ...claim, expireAt });
          transaction.set(places.ref, { taken: taken + 1, expireAt });
        }
        return claim;
      }),
    async markDone(reference) {
      await documents.doc(reference).update({ done: true });
    },
  };
}

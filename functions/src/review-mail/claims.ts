// Which reviews are mailed: ten an hour one by one, the eleventh with the word that more may follow, then none until
// the hour is over. docs/decisions/0013
import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';

/** What an event took: a place in an hour of the clock. */
type Claim = {
  hour: number; // since 1970
  place: number; // in that hour, from 0
  done: boolean; // the mail was accepted, or given up
  isRefused?: boolean; // it was given up
};

export type Claims = {
  /** Null when there is nothing to mail (any more) for this event. */
  take: (reference: string) => Promise<Claim | null>;
  markDone: (reference: string, isRefused: boolean) => Promise<void>;
};

export const mailsPerHour = 10;

export const anHour = 3_600_000; // ms

/** `taken`: how many places of the hour are. A claim that is not the stored one takes the next. */
export function decideClaim(stored: Claim | null, hour: number, taken: number): Claim | null {
  if (stored?.done) return null;
  // What failed takes a place in a later hour too, so that an outage does not end in a flood. But the eleventh stays
  // what it is, for nothing else tells of the reviews after it.
  if (stored && (stored.hour === hour || stored.place === mailsPerHour)) return stored;
  return taken > mailsPerHour ? null : { hour, place: taken, done: false };
}

/** Milliseconds. By then no event is left, and Firestore removes the document by itself (firestore.indexes.json). */
const timeToLive = 7 * 24 * anHour;

export function nameClaim(documentName: string): string {
  return createHash('sha256').update(documentName).digest('hex').slice(0, 40);
}

export function keepClaims({ transact }: Pick<Database, 'transact'>, now: () => number): Claims {
  const findPath = (name: string) => `mailedReviews/${name}`; // firestore.rules let no visitor read or write it
  return {
    take: (reference) =>
      transact(async ({ get, set }) => {
        const hour = Math.floor(now() / anHour);
        const path = findPath(reference);
        const hourPath = findPath(`hour-${hour}`);
        const [stored, places] = await Promise.all([get(path), get(hourPath)]);
        const taken = Number(places?.taken ?? 0);
        const claim = decideClaim(stored as Claim | null, hour, taken); // as it is set below
        if (claim && claim !== stored) {
          const expireAt = new Date(now() + timeToLive);
          set(path, { ...claim, expireAt });
          set(hourPath, { taken: taken + 1, expireAt });
        }
        return claim;
      }),
    markDone: (reference, isRefused) =>
      transact(async ({ get, set }) => {
        const path = findPath(reference);
        set(path, { ...(await get(path)), done: true, isRefused });
      }),
  };
}

// Which event may mail. Each takes one place in its hour: the first ten are mailed one by one, and the eleventh
// comes back after the hour with a digest of all from there on.
import { deliveryTimeout } from './smtp-delivery.ts';

export type Claim = {
  state: 'sending' | 'counted' | 'sent' | 'failed';
  hour: number; // since 1970
  place: number; // in that hour, from 0
  until: number; // ms since 1970: another attempt has to wait until then
};

export type Decision =
  | { outcome: 'send'; claim: Claim }
  | { outcome: 'wait'; claim: Claim | null } // null: it stays as it is stored
  | { outcome: 'done'; claim: Claim | null };

export type ClaimStore = {
  /** In one transaction, which may call `decide` several times. `taken`: places given out in that hour. */
  update: (
    key: string,
    hour: number,
    decide: (stored: Claim | null, taken: number) => Decision,
  ) => Promise<Decision>;
  settle: (key: string, state: 'sent' | 'failed') => Promise<void>;
  countPlaces: (hour: number) => Promise<number>;
};

export type Claims = {
  take: (key: string) => Promise<Taken>;
  settle: ClaimStore['settle'];
};

export type Taken =
  | { outcome: 'send'; reviews: number } // more than one: a digest
  | { outcome: 'wait' } // the event has to be delivered again
  | { outcome: 'done' };

export const mailsPerHour = 10;
const anHour = 3_600_000;

/** Milliseconds. An event comes again after 10 s at the earliest, so a failed attempt holds nobody up. */
export const claimDuration = deliveryTimeout + 2000;

/** Milliseconds that a function may take: what began in an hour has been counted by then. */
export const functionTimeout = 60_000;

export function createClaims(store: ClaimStore, now: () => number): Claims {
  return {
    async take(key) {
      const hour = Math.floor(now() / anHour);
      const { outcome, claim } = await store.update(key, hour, (stored, taken) =>
        decide(stored, { hour, taken, time: now() }),
      );
      if (outcome !== 'send') return { outcome };
      if (claim.place < mailsPerHour) return { outcome, reviews: 1 };
      const places = await store.countPlaces(claim.hour);
      return { outcome, reviews: places - mailsPerHour };
    },
    settle: store.settle,
  };
}

type Moment = { hour: number; taken: number; time: number };

function decide(stored: Claim | null, { hour, taken, time }: Moment): Decision {
  if (stored && stored.state !== 'sending') return { outcome: 'done', claim: null };
  if (stored && stored.until > time) return { outcome: 'wait', claim: null };
  const until = time + claimDuration;
  // A mail that failed takes a place in the next hour, so that an outage does not end in a flood.
  if (stored && (stored.hour === hour || stored.place >= mailsPerHour)) {
    return { outcome: 'send', claim: { ...stored, until } };
  }
  const claim: Claim = { state: 'sending', hour, place: taken, until };
  if (taken < mailsPerHour) return { outcome: 'send', claim };
  if (taken > mailsPerHour) return { outcome: 'done', claim: { ...claim, state: 'counted' } };
  const endOfHour = (hour + 1) * anHour + functionTimeout;
  return { outcome: 'wait', claim: { ...claim, until: endOfHour } };
}

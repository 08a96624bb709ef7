// Who may send the mail of a review. Events come at least once, and sometimes twice at the same
// moment: whoever holds the claim sends, and once a mail server accepted the mail nobody does.
//
// A claim holds for `lease`. An attempt that broke off half-way leaves it behind, and the next one
// takes over when it has run out; by then the first can no longer be sending, because it only begins
// while enough of its lease is left.
import { randomUUID } from 'node:crypto';
import { deadline } from './smtp-delivery.ts';

export type Claim = {
  state: 'sending' | 'sent';
  /** The attempt that holds it. */
  holder: string;
  /** Milliseconds since 1970: until when it holds. */
  until: number;
};

/**
 * Reads a claim and writes what `change` makes of it, as one step that nothing comes between; null
 * leaves it as it is. `change` may be called several times.
 */
export type ChangeClaim = (
  key: string,
  change: (claim: Claim | null) => Claim | null,
) => Promise<void>;

export type Claims = {
  take: (key: string) => Promise<Taken>;
};

export type Taken =
  /** The mail was accepted before. */
  | { kind: 'sent' }
  /** Another attempt may be sending it. */
  | { kind: 'held' }
  | {
      kind: 'mine';
      /** False when another attempt may soon take over: too late to begin. */
      hasTime: () => boolean;
      /** To be called as soon as the mail was accepted. */
      markSent: () => Promise<void>;
      /** The mail was not accepted: the next attempt need not wait. */
      release: () => Promise<void>;
    };

/** Milliseconds. Far more than sending takes, so that clocks of two machines may differ. */
export const lease = 60_000;

export function createClaims(change: ChangeClaim, now: () => number): Claims {
  return {
    async take(key) {
      const holder = randomUUID();
      const until = now() + lease;
      let found: Claim | null = null;
      await change(key, (claim) => {
        found = claim;
        return isOpen(claim, holder, now()) ? { state: 'sending', holder, until } : null;
      });
      if (!isOpen(found, holder, now())) return { kind: judge(found) };
      return {
        kind: 'mine',
        hasTime: () => now() < until - 2 * deadline,
        markSent: () => change(key, () => ({ state: 'sent', holder, until })),
        release: () =>
          change(key, (claim) =>
            claim?.state === 'sending' && claim.holder === holder ? { ...claim, until: 0 } : null,
          ),
      };
    },
  };
}

// Its own claim counts as open: a commit whose answer got lost is tried again.
function isOpen(claim: Claim | null, holder: string, time: number): boolean {
  if (!claim || claim.holder === holder) return true;
  return claim.state === 'sending' && claim.until <= time;
}

function judge(claim: Claim | null): 'sent' | 'held' {
  return claim?.state === 'sent' ? 'sent' : 'held';
}

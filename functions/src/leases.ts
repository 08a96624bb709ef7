// Who may send the mail of a review. Events come at least once, and sometimes twice at the same
// moment: whoever holds the lease sends, and once a mail server accepted the mail nobody does.
//
// An attempt that crashed leaves its lease behind, and the next one takes over when it has expired; by
// then the first can no longer be sending, because it only begins while enough of its lease is left.
import { randomUUID } from 'node:crypto';
import { deliveryTimeout } from './smtp-delivery.ts';

export type Lease = {
  state: 'sending' | 'sent';
  /** The attempt that holds it. */
  holder: string;
  /** Milliseconds since 1970: when it expires. */
  until: number;
};

/**
 * Reads a lease and writes what `change` makes of it, in one transaction; null leaves it as it is.
 * `change` may be called several times.
 */
export type UpdateLease = (
  key: string,
  change: (lease: Lease | null) => Lease | null,
) => Promise<void>;

export type Leases = {
  acquire: (key: string) => Promise<Acquired>;
};

export type Acquired =
  /** The mail was accepted before. */
  | { kind: 'sent' }
  /** Another attempt may be sending it. */
  | { kind: 'held' }
  | {
      kind: 'acquired';
      /** False when another attempt may soon take over: too late to begin. */
      hasTime: () => boolean;
      /** To be called as soon as the mail was accepted. */
      markSent: () => Promise<void>;
      /** The mail was not accepted: the next attempt need not wait. */
      release: () => Promise<void>;
    };

/** Milliseconds. Far more than sending takes, so that clocks of two machines may differ. */
export const leaseDuration = 60_000;

export function createLeases(update: UpdateLease, now: () => number): Leases {
  return {
    async acquire(key) {
      const holder = randomUUID();
      const until = now() + leaseDuration;
      let found: Lease | null = null;
      await update(key, (lease) => {
        found = lease;
        return isFree(lease, holder, now()) ? { state: 'sending', holder, until } : null;
      });
      if (!isFree(found, holder, now())) return { kind: isSent(found) ? 'sent' : 'held' };
      return {
        kind: 'acquired',
        hasTime: () => now() < until - 2 * deliveryTimeout,
        markSent: () => update(key, () => ({ state: 'sent', holder, until })),
        release: () =>
          update(key, (lease) =>
            lease?.state === 'sending' && lease.holder === holder ? { ...lease, until: 0 } : null,
          ),
      };
    },
  };
}

// Its own lease counts as free: a commit whose response got lost is retried.
function isFree(lease: Lease | null, holder: string, time: number): boolean {
  if (!lease || lease.holder === holder) return true;
  return lease.state === 'sending' && lease.until <= time;
}

function isSent(lease: Lease | null): boolean {
  return lease?.state === 'sent';
}

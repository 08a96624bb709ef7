// Events come at least once, sometimes twice at the same moment: only the holder of the lease sends the mail.
// An attempt begins only while enough of its lease is left, so whoever takes over an expired lease sends alone.
import { randomUUID } from 'node:crypto';
import { deliveryTimeout } from './smtp-delivery.ts';

export type Lease = {
  state: 'sending' | 'sent';
  holder: string; // a random id of the attempt
  until: number; // ms since 1970
};

/** In one transaction, which may call `change` several times; null leaves the lease as it is. */
export type UpdateLease = (
  key: string,
  change: (lease: Lease | null) => Lease | null,
) => Promise<void>;

export type Leases = {
  acquire: (key: string) => Promise<Acquired>;
};

export type Acquired =
  | { kind: 'sent' }
  | { kind: 'held' }
  | {
      kind: 'acquired';
      hasTime: () => boolean; // false when another attempt may soon take over
      markSent: () => Promise<void>;
      release: () => Promise<void>; // so that the next attempt need not wait
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

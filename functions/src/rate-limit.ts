// How many mails a client may send. Counted in memory, as there is one instance, and kept for after a cold start.

import { withTimeout } from '../../src/data/with-timeout.ts';
import type { Client } from './client-ip.ts';

export type SentMail = Client & { at: number };

export type SentMailStore = {
  read: () => Promise<readonly SentMail[]>;
  write: (mails: readonly SentMail[]) => Promise<void>;
};

export type RateLimitOptions = {
  limits: { client: number; network: number; total: number };
  window: number; // ms
  now: () => number;
  store?: SentMailStore | undefined;
  timeout: number; // ms, for each request to the store
  logFailure: (error: unknown) => void;
};

export type RateLimit = {
  /** Reads what was kept, once. Neither this nor `keep` rejects: a mail is never lost because of a counter. */
  restore: () => Promise<void>;
  countRecent: () => number;
  /** Returns how many seconds the client has to wait; 0 means that this request is allowed, and counts. */
  take: (client: Client) => number;
  keep: () => Promise<void>;
};

/** Sliding window. Holds at most `total` entries, so it cannot be made to grow. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { limits, window, now, store, timeout, logFailure } = options;
  let recent: readonly SentMail[] = [];
  let restored: Promise<void> | null = null;

  function forgetOld() {
    const time = now();
    recent = recent.filter(({ at }) => at > time - window);
    return time;
  }

  return {
    async restore() {
      if (!store) return;
      restored ??= withTimeout(store.read(), timeout).then((kept) => {
        recent = [...kept, ...recent];
      }, logFailure);
      await restored;
    },
    countRecent() {
      forgetOld();
      return recent.length;
    },
    take({ client, network }) {
      const time = forgetOld();
      const groups: [readonly SentMail[], number][] = [
        [recent.filter((mail) => mail.client === client), limits.client],
        [recent.filter((mail) => mail.network === network), limits.network],
        [recent, limits.total],
      ];
      const [full] = groups.find(([mails, limit]) => mails.length >= limit) ?? [];
      if (full?.[0]) return Math.ceil((full[0].at + window - time) / 1000);
      recent = [...recent, { client, network, at: time }];
      return 0;
    },
    async keep() {
      if (store) await withTimeout(store.write(recent), timeout).catch(logFailure);
    },
  };
}

// What this instance sent in the last minutes: it bounds how much a client may send, and sends the same mail once, for
// browsers retry a GET when a connection drops, and people click twice.
import { createHash } from 'node:crypto';
import type { Mail } from 'shared/text-rules.ts';
import type { Client } from './client-ip.ts';

export type RecentMailsOptions = {
  limits: { client: number; network: number; total: number; day: number };
  window: number; // ms
  now: () => number;
  send: (mail: Mail, reference: string) => Promise<void>;
};

export type RecentMails = {
  count: () => number;
  /** The delivery of the same mail; null when there is none, or when it failed. */
  find: (mail: Mail) => Promise<void> | null;
  /** Returns its delivery, or how many seconds the client has to wait. */
  start: (mail: Mail, client: Client) => Promise<void> | number;
};

type Attempt = Client & {
  key: string;
  at: number;
  reference: string;
  delivery: Promise<void> | null; // null: it failed
};

const day = 86_400_000; // ms

/** Sliding windows. Holds at most `total` attempts and `day` times, so it cannot be made to grow. */
export function createRecentMails({ limits, window, now, send }: RecentMailsOptions): RecentMails {
  let attempts: readonly Attempt[] = [];
  let startsOfDay: readonly number[] = []; // when, and not by whom

  function listRecent() {
    attempts = attempts.filter(({ at }) => at > now() - window);
    return attempts;
  }

  function findLast(mail: Mail) {
    const key = fingerprint(mail);
    return listRecent().findLast((attempt) => attempt.key === key);
  }

  return {
    count: () => listRecent().length,
    find: (mail) => findLast(mail)?.delivery ?? null,
    start(mail, { client, network }) {
      const last = findLast(mail);
      const groups: [readonly Attempt[], number][] = [
        [attempts.filter((attempt) => attempt.client === client), limits.client],
        [attempts.filter((attempt) => attempt.network === network), limits.network],
        [attempts, limits.total],
      ];
      const [full] = groups.find(([group, limit]) => group.length >= limit) ?? [];
      if (full?.[0]) return Math.ceil((full[0].at + window - now()) / 1000);
      startsOfDay = startsOfDay.filter((start) => start > now() - day);
      const [first = 0] = startsOfDay;
      if (startsOfDay.length >= limits.day) return Math.ceil((first + day - now()) / 1000);

      const [key, at] = [fingerprint(mail), now()];
      // A retry keeps the reference of what failed, so that a second copy can be recognised.
      const reference = last?.reference ?? hash(`${key} ${at}`).slice(0, 32);
      const delivery = send(mail, reference);
      const attempt: Attempt = { client, network, key, at, reference, delivery };
      attempts = [...attempts, attempt];
      startsOfDay = [...startsOfDay, at];
      delivery.catch(() => {
        attempt.delivery = null;
      });
      return delivery;
    },
  };
}

function fingerprint(mail: Mail): string {
  return hash(JSON.stringify([mail.name, mail.lastName, mail.email, mail.subject, mail.message]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

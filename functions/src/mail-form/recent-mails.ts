// What this instance sent in the last minutes: it bounds how much a client may send, and sends the same mail once, for
// browsers retry a GET when a connection drops, and people click twice.
import { createHash } from 'node:crypto';
import { privacy } from 'shared/privacy.ts';
import type { Mail } from 'shared/text-rules.ts';
import type { Client } from './client-ip.ts';

type Start = { at: number; network: string };

type Attempt = Client & {
  key: string;
  at: number;
  reference: string;
  delivery: Promise<void> | null; // null: it failed
};

const limits = { client: 5, network: 10, total: 60 }; // in the window
const limitsOfDay = { network: 30, total: 200 };
const withoutToken = { window: 20, day: 60 }; // above these a mail needs a token of App Check
export const limitWindow = privacy.limitMinutes * 60_000; // ms
const day = 86_400_000; // ms

/** Sliding windows. Holds at most the totals of window and day, so it cannot be made to grow. */
export function createRecentMails(
  send: (mail: Mail, reference: string) => Promise<void>,
  now: () => number,
) {
  let attempts: readonly Attempt[] = [];
  let startsOfDay: readonly Start[] = [];

  function listRecent() {
    attempts = attempts.filter(({ at }) => at > now() - limitWindow);
    return attempts;
  }

  function listDay() {
    startsOfDay = startsOfDay.filter(({ at }) => at > now() - day);
    return startsOfDay;
  }

  function findLast(key: string) {
    return listRecent().findLast((attempt) => attempt.key === key);
  }

  return {
    needsToken: () =>
      listRecent().length >= withoutToken.window || listDay().length >= withoutToken.day,
    /** The delivery of the same mail; null when there is none, or when it failed. */
    find: (mail: Mail) => findLast(hashMail(mail))?.delivery ?? null,
    /** Its delivery; null when one of the limits is reached. */
    start(mail: Mail, { client, network }: Client) {
      const [key, at] = [hashMail(mail), now()];
      const last = findLast(key);
      const ofDay = listDay();
      const isOfNetwork = (start: Start) => start.network === network;
      const isFull =
        attempts.filter((attempt) => attempt.client === client).length >= limits.client ||
        attempts.filter(isOfNetwork).length >= limits.network ||
        attempts.length >= limits.total ||
        ofDay.filter(isOfNetwork).length >= limitsOfDay.network ||
        ofDay.length >= limitsOfDay.total;
      if (isFull) return null;

      // A retry keeps the reference of what failed, so that a second copy can be recognised.
      const reference = last?.reference ?? hash(`${key} ${at}`).slice(0, 32);
      const delivery = send(mail, reference);
      const attempt: Attempt = { client, network, key, at, reference, delivery };
      attempts = [...attempts, attempt];
      startsOfDay = [...ofDay, { at, network }];
      delivery.catch(() => {
        attempt.delivery = null;
      });
      return delivery;
    },
  };
}

function hashMail(mail: Mail): string {
  return hash(JSON.stringify(mail));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

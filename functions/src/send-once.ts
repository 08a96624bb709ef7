// Browsers retry a GET when a connection drops, and people click twice: the same mail joins its earlier attempt.
// A failed one may be retried under the same reference, so that a second copy can be recognised.
import { createHash } from 'node:crypto';
import type { Mail } from './read-mail.ts';

export type SendOnceOptions = {
  send: (mail: Mail, reference: string) => Promise<void>;
  window: number; // ms
  now: () => number;
};

export type SendOnce = {
  find: (mail: Mail) => Promise<void> | null; // null also when the attempt failed
  start: (mail: Mail) => Promise<void>;
};

type Attempt = { reference: string; at: number; delivery: Promise<void> | null };

export function createSendOnce({ send, window, now }: SendOnceOptions): SendOnce {
  // The rate limit bounds how many mails are started, and so how many are held here.
  const attempts = new Map<string, Attempt>();

  return {
    find(mail) {
      for (const [key, { at }] of attempts) if (at <= now() - window) attempts.delete(key);
      return attempts.get(fingerprint(mail))?.delivery ?? null;
    },
    start(mail) {
      const key = fingerprint(mail);
      const reference = attempts.get(key)?.reference ?? hash(`${key} ${now()}`).slice(0, 32);
      const delivery = send(mail, reference);
      const attempt: Attempt = { reference, at: now(), delivery };
      attempts.set(key, attempt);
      delivery.catch(() => {
        attempt.delivery = null;
      });
      return delivery;
    },
  };
}

function fingerprint(mail: Mail): string {
  return hash(JSON.stringify([mail.name, mail.lastname, mail.sender, mail.subject, mail.text]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

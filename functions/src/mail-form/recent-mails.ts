// Sends the same mail once in ten minutes, because browsers may retry a GET. Limits the others.
import { createHash } from 'node:crypto';
import { dayMs } from 'shared/durations.ts';
import type { Mail } from 'shared/mail-fields.ts';
import { createMailLimit } from '../mail/mail-limit.ts';

type Sending = {
  at: number;
  mailHash: string;
  reference: string;
  delivery: Promise<void> | null; // null if it failed
};

export const limitWindow = 600_000;

/** `withoutToken`: with REQUIRE_APP_CHECK, mails above this number need a token of App Check. */
const limits = [
  { period: limitWindow, perNetwork: 5, total: 60, withoutToken: 20 },
  { period: dayMs, perNetwork: 30, total: 200, withoutToken: 60 },
];

export function createRecentMails(
  send: (mail: Mail, reference: string) => Promise<void>,
  now: () => number,
) {
  const limit = createMailLimit(limits, now);
  let sendings: readonly Sending[] = [];

  const listRecent = () => sendings.filter(({ at }) => at > now() - limitWindow);
  const findLast = (mailHash: string) =>
    listRecent().findLast((sending) => sending.mailHash === mailHash);

  return {
    needsToken: () =>
      limits.some(({ period, withoutToken }) => limit.countAccepted(period) >= withoutToken),
    /** Delivery of the same mail in the last ten minutes, or null if there is none or it failed. */
    find: (mail: Mail) => findLast(hash(JSON.stringify(mail)))?.delivery ?? null,
    /** Starts a delivery, or returns null above a limit. */
    start(mail: Mail, network: string): Promise<void> | null {
      const mailHash = hash(JSON.stringify(mail));
      const at = now();
      // A retry keeps the reference, so that mail programs recognise a second copy.
      const reference = findLast(mailHash)?.reference ?? hash(`${mailHash} ${at}`).slice(0, 32);
      const delivery = limit.start(network, () => send(mail, reference));
      if (!delivery) return null;
      const sending: Sending = { at, mailHash, reference, delivery };
      sendings = [...listRecent(), sending];
      delivery.catch(() => {
        sending.delivery = null;
      });
      return delivery;
    },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

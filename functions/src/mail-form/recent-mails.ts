// Limits the number of mails. Sends the same mail once in ten minutes: browsers may retry a GET.
import { createHash } from 'node:crypto';
import { dayMs } from 'shared/durations.ts';
import type { Mail } from 'shared/mail-fields.ts';

type Sending = {
  at: number;
  network: string;
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
  let sendings: readonly Sending[] = [];

  const listRecent = (period: number) => sendings.filter(({ at }) => at > now() - period);
  const listDelivered = (period: number) => listRecent(period).filter(({ delivery }) => delivery);
  const findLast = (mailHash: string) =>
    listRecent(limitWindow).findLast((sending) => sending.mailHash === mailHash);

  function isFull(network: string): boolean {
    return limits.some(({ period, perNetwork, total }) => {
      const recent = listDelivered(period);
      const ofNetwork = recent.filter((sending) => sending.network === network);
      return recent.length >= total || ofNetwork.length >= perNetwork;
    });
  }

  return {
    needsToken: () =>
      limits.some(({ period, withoutToken }) => listDelivered(period).length >= withoutToken),
    /** Delivery of the same mail in the last ten minutes, or null if there is none or it failed. */
    find: (mail: Mail) => findLast(hash(JSON.stringify(mail)))?.delivery ?? null,
    start(mail: Mail, network: string) {
      if (isFull(network)) return null;
      const [mailHash, at] = [hash(JSON.stringify(mail)), now()];
      // A retry keeps the reference, so that mail programs recognise a second copy.
      const reference = findLast(mailHash)?.reference ?? hash(`${mailHash} ${at}`).slice(0, 32);
      const delivery = send(mail, reference);
      const sending: Sending = { at, network, mailHash, reference, delivery };
      sendings = [...listRecent(dayMs), sending];
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

// Sends the same mail once in ten minutes, because browsers may retry a GET. Limits the others.
import { createHash } from 'node:crypto';
import { dayMs } from 'shared/durations.ts';
import type { Mail } from 'shared/mail-fields.ts';
import { createMailLimit } from '../mail/mail-limit.ts';

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
  const deliveries = new Map<string, { at: number; delivery: Promise<void> }>();

  function forgetOld(): void {
    for (const [reference, { at }] of deliveries) {
      if (at <= now() - limitWindow) deliveries.delete(reference);
    }
  }

  return {
    needsToken(): boolean {
      return limits.some((each) => limit.countAccepted(each.period) >= each.withoutToken);
    },
    /** Returns the delivery of the same mail in the last ten minutes, unless it failed. */
    find(mail: Mail): Promise<void> | undefined {
      forgetOld();
      const reference = composeReference(mail, now());
      return deliveries.get(reference)?.delivery;
    },
    /** Starts a delivery, or returns null above a limit. */
    start(mail: Mail, network: string): Promise<void> | null {
      const reference = composeReference(mail, now());
      const delivery = limit.start(network, () => send(mail, reference));
      if (!delivery) return null;
      deliveries.set(reference, { at: now(), delivery });
      delivery.catch(() => deliveries.delete(reference));
      return delivery;
    },
  };
}

/** Equal for the same mail on one day, so that mail programs recognise a second copy. */
function composeReference(mail: Mail, time: number): string {
  const mailOfDay = JSON.stringify([mail, Math.floor(time / dayMs)]);
  return createHash('sha256').update(mailOfDay).digest('base64url');
}

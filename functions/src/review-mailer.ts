// Resolves when there is nothing more to do for this event, and rejects when it has to be delivered again.
import { createHash } from 'node:crypto';
import type { Addresses } from './compose-mail.ts';
import {
  composeReviewMail,
  linkToConsole,
  type NewReview,
  readNewReview,
} from './compose-review-mail.ts';
import type { Acquired, Leases } from './leases.ts';
import { pickErrorCodes } from './pick-error-codes.ts';
import type { Deliver } from './smtp-delivery.ts';

export type ReviewEvent = {
  projectId: string;
  name: string; // of the document, under `reviews`
  /** When the document was created, to the microsecond: a number can be given out a second time. */
  createdAt: string;
  time: number; // ms since 1970
  document: Readonly<Record<string, unknown>>;
};

export type ReviewMailer = (event: ReviewEvent) => Promise<void>;

export type ReviewMailerOptions = {
  addresses: Addresses;
  leases: Leases;
  deliver: Deliver;
  now: () => number;
  log: (event: string, details: Record<string, string | number>) => void; // codes, never what a visitor typed
};

/** Milliseconds. A day is enough to repair a mail server; after that the website is the better news. */
const maximumAge = 86_400_000;

export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { addresses, leases, now, log } = options;
  return async (event) => {
    if (now() - event.time > maximumAge) return log('An event was too old to mail', {});
    const review = readNewReview(event.document);
    if (!review) return log('A new document is not a review', {});
    if (!isRecent(review, event.time)) return;

    const reference = nameReference(event);
    const link = linkToConsole(event.projectId, event.name);
    const message = composeReviewMail(review, link, addresses, reference);
    const lease = await leases.acquire(reference);
    if (lease.kind === 'sent') return;
    if (lease.kind === 'held') throw new Error('Another attempt may be mailing this review');
    await sendUnderLease(options, lease, message);
  };
}

/** A visitor's review bears the day on which it is written; an imported one is no news. */
function isRecent({ date }: NewReview, time: number): boolean {
  const days = Math.abs(Date.parse(`${date.replaceAll('/', '-')}T12:00Z`) - time) / 86_400_000;
  return days < 3; // false for a day that does not exist, too
}

/** The same for every delivery of one event, and another for any other document. */
function nameReference({ projectId, name, createdAt }: ReviewEvent): string {
  const identity = JSON.stringify([projectId, name, createdAt]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 40);
}

async function sendUnderLease(
  { deliver, log }: ReviewMailerOptions,
  lease: Extract<Acquired, { kind: 'acquired' }>,
  message: Parameters<Deliver>[0],
): Promise<void> {
  if (!lease.hasTime()) throw new Error('The lease came too late to send');
  try {
    await deliver(message);
  } catch (error) {
    log('The mail of a review was not accepted', pickErrorCodes(error));
    await lease.release().catch(() => {}); // else it expires by itself
    if (isPermanent(error)) return;
    throw new Error('The mail of a review was not accepted', { cause: pickErrorCodes(error) });
  }
  // Accepted: from here on this event is done, also when that cannot be stored.
  await lease.markSent().catch((error) => {
    log('An accepted mail could not be marked as sent', pickErrorCodes(error));
  });
}

/** The server does not want this very message: it would refuse it the next time too. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = pickErrorCodes(error);
  return code === 'EMESSAGE' && Number(responseCode) >= 500;
}

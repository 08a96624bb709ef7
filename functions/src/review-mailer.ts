// Resolves when there is nothing more to do for this event, and rejects when it has to be delivered again.
import { createHash } from 'node:crypto';
import { type Review, readReview } from '../../src/data/review.ts';
import type { Claims } from './claims.ts';
import type { Addresses, Message } from './compose-mail.ts';
import { composeReviewDigest, composeReviewMail } from './compose-review-mail.ts';
import type { OwnerLinks } from './owner/owner-links.ts';
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
  /** Fresh ones for each mail. */
  createLinks: (projectId: string) => OwnerLinks;
  claims: Claims;
  deliver: Deliver;
  now: () => number;
  log: (event: string, details: Record<string, string | number>) => void; // codes, never what a visitor typed
};

/** Milliseconds. The platform delivers an event for a day, every ten minutes at the end: what fails then is given up. */
const patience = 23 * 3_600_000;

export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { addresses, createLinks, claims, log } = options;
  return async (event) => {
    const review = readReview(event.name, event.document);
    if (!review) return log('A new document is not a review', {});
    if (!isRecent(review, event.time)) return;

    const reference = nameReference(event);
    const claim = await claims.take(reference);
    if (claim.outcome === 'done') return;
    if (claim.outcome === 'wait') throw new Error('This review cannot be mailed yet');
    const sending = { addresses, links: createLinks(event.projectId), reference };
    const message =
      claim.reviews > 1
        ? composeReviewDigest(claim.reviews, sending)
        : composeReviewMail(review, sending);
    await send(options, event, reference, message);
  };
}

/** A visitor's review bears the day on which it is written; an imported one is no news. */
function isRecent({ date }: Review, time: number): boolean {
  const days = Math.abs(Date.parse(`${date.replaceAll('/', '-')}T12:00Z`) - time) / 86_400_000;
  return days < 3;
}

/** The same for every delivery of one event, and another for any other document. */
function nameReference({ projectId, name, createdAt }: ReviewEvent): string {
  const identity = JSON.stringify([projectId, name, createdAt]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 40);
}

async function send(
  { deliver, claims, now, log }: ReviewMailerOptions,
  { time }: ReviewEvent,
  reference: string,
  message: Message,
): Promise<void> {
  try {
    await deliver(message);
  } catch (error) {
    const codes = pickErrorCodes(error);
    log('The mail of a review was not accepted', codes);
    if (!isPermanent(codes) && now() < time + patience) {
      throw new Error('The mail of a review was not accepted', { cause: codes });
    }
    await claims.settle(reference, 'failed');
    return log(givenUp, { document: reference, ...codes });
  }
  // Accepted: from here on this event is done, also when that cannot be stored.
  await claims.settle(reference, 'sent').catch((error) => {
    log('An accepted mail could not be marked as sent', pickErrorCodes(error));
  });
}

/** docs/going-live.md has an alert that looks for this text. */
const givenUp = 'A review mail was given up';

/** The server does not want this very message: it would refuse it the next time too. */
function isPermanent({ code, responseCode }: Record<string, string | number>): boolean {
  return code === 'EMESSAGE' && Number(responseCode) >= 500;
}

// Tells the owner of a new review, once. Resolves when there is nothing more to do for this event,
// and rejects when it has to be delivered again.
import { createHash } from 'node:crypto';
import type { Claims, Taken } from './claims.ts';
import type { Addresses } from './compose-mail.ts';
import {
  composeReviewMail,
  linkToConsole,
  type NewReview,
  readNewReview,
} from './compose-review-mail.ts';
import { describeFault } from './describe-fault.ts';
import type { Deliver } from './smtp-delivery.ts';

export type ReviewEvent = {
  projectId: string;
  /** The document's name under `reviews`. */
  name: string;
  /** When the document came to be, to the microsecond: a number can be given out a second time. */
  createdAt: string;
  /** Milliseconds since 1970. */
  time: number;
  document: Readonly<Record<string, unknown>>;
};

export type ReviewMailer = (event: ReviewEvent) => Promise<void>;

export type ReviewMailerOptions = {
  addresses: Addresses;
  claims: Claims;
  deliver: Deliver;
  now: () => number;
  /** Gets codes only, never what the visitor typed. */
  log: (event: string, details: Record<string, string | number>) => void;
};

/** Milliseconds. A day is enough to mend a mail server; after that the website is the better news. */
const longestWait = 86_400_000;

export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { claims, now, log } = options;
  return async (event) => {
    if (now() - event.time > longestWait) return log('An event was too old to mail', {});
    const review = readNewReview(event.document);
    if (!review) return log('A new document is not a review', {});
    if (!isNews(review, event.time)) return;

    const reference = nameReference(event);
    const claim = await claims.take(reference);
    if (claim.kind === 'sent') return;
    if (claim.kind === 'held') throw new Error('Another attempt may be mailing this review');
    await sendClaimed(options, claim, () => compose(options, event, review, reference));
  };
}

/** A visitor's review bears the day on which it is written; one that is brought in is no news. */
function isNews({ date }: NewReview, time: number): boolean {
  const days = Math.abs(Date.parse(`${date.replaceAll('/', '-')}T12:00Z`) - time) / 86_400_000;
  return days < 3; // false for a day that does not exist, too
}

/** The same for every delivery of one event, and another for any other document. */
function nameReference({ projectId, name, createdAt }: ReviewEvent): string {
  const identity = JSON.stringify([projectId, name, createdAt]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 40);
}

function compose(
  { addresses }: ReviewMailerOptions,
  { projectId, name }: ReviewEvent,
  review: NewReview,
  reference: string,
) {
  return composeReviewMail(review, linkToConsole(projectId, name), addresses, reference);
}

async function sendClaimed(
  { deliver, log }: ReviewMailerOptions,
  claim: Extract<Taken, { kind: 'mine' }>,
  write: () => Parameters<Deliver>[0],
): Promise<void> {
  if (!claim.hasTime()) throw new Error('The claim came too late to send');
  try {
    await deliver(write());
  } catch (error) {
    log('The mail of a review was not accepted', describeFault(error));
    await claim.release().catch(() => {}); // else it runs out by itself
    if (isFinal(error)) return;
    throw new Error('The mail of a review was not accepted', { cause: describeFault(error) });
  }
  // Accepted: from here on this event is done, also when that cannot be written down.
  await claim.markSent().catch((error) => {
    log('An accepted mail could not be marked as sent', describeFault(error));
  });
}

/** The server does not want this very message: it would refuse it the next time too. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = describeFault(error);
  return code === 'EMESSAGE' && Number(responseCode) >= 500;
}

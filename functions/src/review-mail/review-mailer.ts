// Resolves when there is nothing more to do for this event, and rejects when it has to be delivered again.
import { parseReview } from 'shared/review.ts';
import { type Log, pickErrorCodes } from '../logging.ts';
import type { Deliver } from '../mail/smtp-delivery.ts';
import type { OwnerLinks } from '../tokens.ts';
import { anHour, type Claims, mailsPerHour, nameClaim } from './claims.ts';
import { composeReviewMail } from './compose-review-mail.ts';

export type ReviewEvent = {
  documentName: string; // under `reviews`
  time: number; // ms since 1970
  document: Readonly<Record<string, unknown>>;
};

export type ReviewMailer = (event: ReviewEvent) => Promise<void>;

export type ReviewMailerOptions = {
  /** Fresh ones for each mail. */
  createLinks: () => OwnerLinks;
  claims: Claims;
  deliver: Deliver;
  log: Log;
};

export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { createLinks, claims, deliver, log } = options;
  return async ({ documentName, time, document }) => {
    const review = parseReview(documentName, document);
    const { stars, date } = review ?? {};
    if (!review || !stars || !date) return log('A new document is not a review of a visitor', {});
    if (!isRecent(date, time)) return;

    const reference = nameClaim(documentName);
    const claim = await claims.take(reference);
    if (!claim) return;
    let isRefused = false;
    const silentUntil = claim.place === mailsPerHour ? (claim.hour + 1) * anHour : null;
    try {
      await deliver(
        await composeReviewMail({ ...review, stars, date }, silentUntil, createLinks(), reference),
      );
    } catch (error) {
      const codes = pickErrorCodes(error);
      log('The mail of a review was not accepted', { document: documentName, ...codes });
      // A message that the server itself does not want it would refuse the next time too.
      isRefused = codes.code === 'EMESSAGE' && Number(codes.responseCode) >= 500;
      if (!isRefused) throw new Error('The mail of a review has to be tried again');
    }
    await claims.markDone(reference, isRefused);
  };
}

/** A visitor's review bears the day on which it is written; an imported one is no news. */
export function isRecent(date: string, time: number): boolean {
  const days = Math.abs(Date.parse(`${date.replaceAll('/', '-')}T12:00Z`) - time) / 86_400_000;
  return days < 3;
}

// Mails the owner each new review, at most eleven an hour. docs/decisions/0013
import { dayMs, hourMs } from 'shared/durations.ts';
import { parseReview } from 'shared/review.ts';
import type { Database, StoredDocument } from '../database.ts';
import { type Log, pickErrorCodes } from '../logging.ts';
import type { Deliver } from '../mail/smtp-delivery.ts';
import type { OwnerLinks } from '../tokens.ts';
import { composeReviewMail } from './compose-review-mail.ts';
import { hashReviewName, loadMailed, recordMail } from './mailed-reviews.ts';

/** `time`: of the event (ms). A restored review's event is later than its `addedAt`. */
export type ReviewEvent = Pick<StoredDocument, 'documentName' | 'fields'> & { time: number };

export type ReviewMailer = (event: ReviewEvent) => Promise<void>;

export type ReviewMailerOptions = {
  createLinks: () => OwnerLinks;
  database: Pick<Database, 'get' | 'transact'>;
  deliver: Deliver;
  now: () => number;
  log: Log;
  warn: Log;
};

const maxMailsPerHour = 11;

/** The mailer resolves when the event is done. It rejects if the event must be delivered again. */
export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { createLinks, database, deliver, now, log, warn } = options;
  return async ({ documentName, fields, time }) => {
    const review = parseReview(documentName, fields);
    const { stars, date } = review ?? {};
    if (!review || !stars || !date) {
      // A warning, because it causes no alert: an import of older reviews is no fault.
      return warn('A new document is not a review of a visitor', { document: documentName });
    }
    if (!isRecent(date, time)) return;

    const hour = Math.floor(now() / hourMs);
    const reviewHash = hashReviewName(documentName);
    const { isMailed, mailsThisHour } = await loadMailed(database, reviewHash, hour);
    if (isMailed || mailsThisHour >= maxMailsPerHour) return;
    const silentUntil = mailsThisHour + 1 === maxMailsPerHour ? (hour + 1) * hourMs : null;
    const newReview = { ...review, stars, date };
    const mail = await composeReviewMail(newReview, silentUntil, createLinks(), reviewHash);
    try {
      await deliver(mail);
    } catch (error) {
      const codes = pickErrorCodes(error);
      log('The mail of a review was not accepted', { document: documentName, ...codes });
      // The server refused the message itself, and would refuse it again.
      if (codes.code === 'EMESSAGE' && Number(codes.responseCode) >= 500) return;
      throw new Error('The mail of a review has to be tried again');
    }
    await recordMail(database, reviewHash, hour);
  };
}

/** False for an imported old review. A visitor's review has a date within 3 days of its event. */
export function isRecent(date: string, time: number): boolean {
  const days = Math.abs(Date.parse(`${date.replaceAll('/', '-')}T12:00Z`) - time) / dayMs;
  return days < 3;
}

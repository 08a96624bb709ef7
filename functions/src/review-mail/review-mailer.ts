// Mails the owner each new review, at most eleven an hour. docs/decisions/0013
import { createHash } from 'node:crypto';
import { dayMs, hourMs } from 'shared/durations.ts';
import { parseReview } from 'shared/review.ts';
import type { Fields } from '../database.ts';
import { type Log, pickErrorCodes } from '../logging.ts';
import type { Deliver } from '../mail/smtp-delivery.ts';
import { composeReviewMail } from './compose-review-mail.ts';

export type ReviewMailer = (review: { documentName: string; fields: Fields }) => Promise<void>;

type ReviewMailerOptions = {
  ownerOrigin: string;
  deliver: Deliver;
  now: () => number;
  log: Log;
  warn: Log;
};

const maxMailsPerHour = 11; // compose-review-mail.ts calls the last one "de elfde"

/** The mailer resolves when the event is done. It rejects if the event must be delivered again. */
export function createReviewMailer(options: ReviewMailerOptions): ReviewMailer {
  const { ownerOrigin, deliver, now, log, warn } = options;
  let counted = { hour: 0, mails: 0 }; // in memory: one instance handles one event at a time
  return async ({ documentName, fields }) => {
    const review = parseReview(documentName, fields);
    if (!review?.stars || !review.date) {
      // A warning, because it causes no alert: an import of older reviews is no fault.
      return warn('A new document is not a review of a visitor', { document: documentName });
    }
    const { stars, date } = review;
    const isRestored = fields.addedAt !== undefined; // only a review from the bin has this field
    if (isRestored || !isRecent(date, now())) return;

    const hour = Math.floor(now() / hourMs);
    if (counted.hour !== hour) counted = { hour, mails: 0 };
    if (counted.mails >= maxMailsPerHour) return;
    const isLastOfHour = counted.mails + 1 === maxMailsPerHour;
    const silentUntil = isLastOfHour ? (hour + 1) * hourMs : null;
    const newReview = { ...review, stars, date };
    const reference = composeReference(documentName);
    try {
      const mail = composeReviewMail(newReview, silentUntil, ownerOrigin, reference);
      await deliver(mail);
      counted.mails += 1;
    } catch (error) {
      const codes = pickErrorCodes(error);
      log('The mail of a review was not accepted', { document: documentName, ...codes });
      // The server refused the message itself, and would refuse it again.
      const isRefused = codes.code === 'EMESSAGE' && Number(codes.responseCode) >= 500;
      if (isRefused) return;
      throw new Error('The mail of a review has to be tried again');
    }
  };
}

/** Equal for a second copy after a crash, so that mail programs can drop it. */
function composeReference(documentName: string): string {
  return createHash('sha256').update(documentName).digest('hex').slice(0, 40);
}

/** False for an imported old review. A visitor's review has the date of its submit, and the last
 * retry is within three days of that. */
function isRecent(date: string, time: number): boolean {
  const day = date.replaceAll('/', '-');
  const noon = Date.parse(`${day}T12:00Z`);
  return Math.abs(noon - time) < 3 * dayMs;
}

// Events of new reviews, and the function that mails them, with claims in memory and a clock that stands still.

import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { anHour, keepClaims } from '../../functions/src/review-mail/claims.ts';
import {
  createReviewMailer,
  type ReviewEvent,
  type ReviewMailerOptions,
} from '../../functions/src/review-mail/review-mailer.ts';
import { today } from '../today.ts';
import { openInMemory } from './documents-in-memory.ts';
import { addresses, openOutbox, ownerLinks } from './mail-site.ts';

const review = 'Fijn geholpen.\nDank u wel!';
export const typedReview = { name: 'Anouk', review, stars: 4, date: today() };

export function createEvent(
  documentName: string,
  changes: Record<string, unknown> = {},
): ReviewEvent {
  return { documentName, time: Date.now(), document: { id: 31, ...typedReview, ...changes } };
}

export async function startReviewSite() {
  const outbox = await openOutbox();
  const clock = { time: Math.ceil(Date.now() / anHour) * anHour };
  const logged: unknown[] = [];
  const claims = keepClaims(openInMemory(), () => clock.time);
  const createMailer = (changes: Partial<ReviewMailerOptions> = {}) =>
    createReviewMailer({
      createLinks: () => ownerLinks,
      claims,
      deliver: createSmtpDelivery(outbox.url, addresses),
      log: (...entry) => logged.push(entry),
      ...changes,
    });
  const { received } = outbox;
  return { claims, clock, logged, received, createMailer, mail: createMailer() };
}

// Events of new reviews, and the function that mails them, with the embedded store and a clock that stands still.
import { join } from 'node:path';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { anHour, keepClaims } from '../../functions/src/review-mail/claims.ts';
import {
  createReviewMailer,
  type ReviewEvent,
  type ReviewMailerOptions,
} from '../../functions/src/review-mail/review-mailer.ts';
import { composeOwnerLinks } from '../../functions/src/tokens.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { today } from '../today.ts';
import { addresses, openOutbox, siteOrigin } from './mail-site.ts';

const review = 'Fijn geholpen.\nDank u wel!';
export const typedReview = { name: 'Anouk', review, stars: 4, date: today() };

export const ownerLinks = composeOwnerLinks(siteOrigin, 'geheim', Date.now());

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
  const documents = await openEmbeddedStore({ file: join(await createTemporaryFolder(), 'store') });
  const claims = keepClaims(documents, () => clock.time);
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

import type { ReviewEvent } from '../../functions/src/review-mail/review-mailer.ts';
import { composeOwnerLinks } from '../../functions/src/tokens.ts';
import { today } from '../today.ts';
import { siteOrigin } from './mail-site.ts';

const review = 'Fijn geholpen.\nDank u wel!';
export const typedReview = { name: 'Anouk', review, stars: 4, date: today() } as const;

export const ownerLinks = composeOwnerLinks(siteOrigin, 'geheim', Date.now());

export function createEvent(
  documentName: string,
  changes: Record<string, unknown> = {},
): ReviewEvent {
  return { documentName, fields: { id: 31, ...typedReview, ...changes }, time: Date.now() };
}

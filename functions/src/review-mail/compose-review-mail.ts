// Composes the mail about a new review. No header has a visitor's text: it could mislead the owner.
import { formatDay } from 'shared/format-day.ts';
import { type NewReview, starChoices } from 'shared/review.ts';
import { quote } from '../mail/quote.ts';
import type { Message } from '../mail/smtp-delivery.ts';
import type { OwnerLinks } from '../tokens.ts';
import type { ReviewMail } from './render-review-mail.tsx';
import { announceSilence, texts } from './review-mail-texts.ts';

/** `silentUntil`: if this is the hour's last mail, the end of that hour (ms since 1970). */
export async function composeReviewMail(
  { documentName, name, review, stars, date }: NewReview & { documentName: string },
  silentUntil: number | null,
  { home, ofReview }: OwnerLinks,
  reference: string,
): Promise<Message> {
  const mail = {
    name: name.replaceAll(/\s+/g, ' '), // firestore.rules allow U+2028, a line end, in a name
    review: review.replaceAll(/\r\n?/g, '\n'),
    stars,
    rating: `${stars} van ${starChoices.length} sterren`,
    date,
    silence: silentUntil === null ? null : announceSilence(silentUntil),
    links: ofReview(documentName),
    home,
  };
  // Imported here, so that the other functions start without React.
  const { renderReviewMail } = await import('./render-review-mail.tsx');
  const subject = `${texts.title}: ${mail.rating}`;
  return {
    sender: 'Recensies website',
    subject: silentUntil ? `${subject}; er kunnen er meer volgen` : subject,
    text: writeReviewMail(mail),
    html: renderReviewMail(mail),
    reference,
  };
}

function writeReviewMail(mail: ReviewMail): string {
  const { name, review, stars, date, silence, links, home } = mail;
  const parts = [
    texts.opening,
    `Naam: ${name}\nSterren: ${stars} van ${starChoices.length}\nDag: ${formatDay(date)}`,
    quote(review),
    silence,
    `${texts.reply}:\n${links.reply}`,
    `${texts.remove}:\n${links.remove}`,
    `${texts.other}:\n${home}`,
    texts.warning,
  ];
  return parts.filter(Boolean).join('\n\n');
}

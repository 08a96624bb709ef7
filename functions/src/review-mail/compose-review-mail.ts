// Composes the mail as text and as HTML. Its headers have no visitor's text, which could mislead.
import { toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import type { NewReview } from 'shared/review.ts';
import { quote } from '../mail/quote.ts';
import type { Message } from '../mail/smtp-delivery.ts';
import type { OwnerLinks } from '../tokens.ts';
import type { ReviewMail } from './render-review-mail.tsx';

const sentences = {
  opening: 'Er staat een nieuwe recensie op de website.',
  reply: 'Zet een antwoord op de site',
  remove: 'Haal de recensie weg',
  other: 'Al het andere',
  warning:
    'Een antwoord op deze mail komt bij niemand aan, ook niet bij de klant. Stuur deze mail niet door: wie hem heeft, kan deze recensie 30 dagen lang beantwoorden of weghalen.',
};

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
    date,
    silence: silentUntil === null ? null : announceSilence(silentUntil),
    links: ofReview(documentName),
    home,
    sentences,
  };
  // Imported here, so that the other functions start without React.
  const { renderReviewMail } = await import('./render-review-mail.tsx');
  const subject = `Nieuwe recensie: ${stars} van 5 sterren`;
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
    sentences.opening,
    `Naam: ${name}\nSterren: ${stars} van 5\nDag: ${formatDay(date)}`,
    quote(review),
    silence,
    `${sentences.reply}:\n${links.reply}`,
    `${sentences.remove}:\n${links.remove}`,
    `${sentences.other}:\n${home}`,
    sentences.warning,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function announceSilence(until: number): string {
  const time = `${toDutchTime(until).getHours()}.00 uur`;
  return `Er komen nu veel recensies binnen: dit is de elfde van dit uur. Er kunnen er nog meer volgen. Daar krijgt u tot ${time} geen mail van, daarna weer wel. In het beheer ziet u ze allemaal en kunt u het recensieformulier dichtzetten.`;
}

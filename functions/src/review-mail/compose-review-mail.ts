// Nothing a visitor wrote stands in a header, and in the text each line of it is quoted: it cannot pass for ours.
import { toDutchTime } from 'shared/dutch-time.ts';
import type { Review } from 'shared/review.ts';
import { removeUnseen } from 'shared/text-rules.ts';
import type { OwnerLinks } from '../owner/owner-links.ts';
import type { Message } from '../smtp-delivery.ts';

const limits = { name: 100, review: 1000 }; // UTF-16 units; more than firestore.rules allow

/** `silentUntil`: when reviews are mailed again, in ms since 1970, if this is the last one until then. */
export function composeReviewMail(
  { documentName, name, review, stars, date }: Review,
  silentUntil: number | null,
  links: OwnerLinks,
  reference: string,
): Message {
  const text = `Er staat een nieuwe recensie op de website.

Naam: ${cleanText(name, limits.name).replaceAll(/\s+/g, ' ')}
Sterren: ${stars} van 5
Dag: ${date}

${quote(cleanText(review, limits.review))}

${silentUntil ? `${announceSilence(silentUntil)}\n\n` : ''}${listLinks(links, documentName)}`;
  const subject = `Nieuwe recensie: ${stars} van 5 sterren`;
  return {
    sender: 'Recensies website',
    subject: silentUntil ? `${subject}; er kunnen er meer volgen` : subject,
    text,
    reference,
  };
}

/** The hour ends at a whole hour in the Netherlands too. */
function announceSilence(until: number): string {
  const time = `${toDutchTime(until).getHours()}.00 uur`;
  return `Er komen nu veel recensies binnen: dit is de elfde van dit uur. Er kunnen er nog meer volgen. Daarover krijgt u tot ${time} geen mail; van een recensie die daarna komt weer wel. Met de onderste link ziet u ze allemaal, en kunt u het recensieformulier dichtzetten.`;
}

/** What whoever opens /beheer can have sent. */
export function composeLinkMail(links: OwnerLinks, reference: string): Message {
  const text = `Iemand heeft op de website om deze link gevraagd. Was u dat niet, dan hoeft u niets te doen.

${listLinks(links)}`;
  const subject = 'Uw link naar het beheer van de website';
  return { sender: 'Beheer website', subject, text, reference };
}

/** `documentName`: of the review that the mail is about. */
function listLinks({ all, ofReview }: OwnerLinks, documentName?: string): string {
  const links = documentName && ofReview(documentName);
  return `${links ? `Beantwoorden:\n${links.answer}\n\nWeghalen:\n${links.remove}\n\n` : ''}Meer: mededeling, fotoalbum, recensies:
${all}

Deze links zijn alleen voor u en werken 90 dagen. Stuur deze mail dus niet door.
`;
}

function cleanText(text: string, length: number): string {
  const plain = removeUnseen(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n'));
  const cut = plain.length > length ? `${plain.slice(0, length)}…` : plain;
  return cut.replaceAll(/\p{Cs}/gu, ''); // half of a character of two units
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

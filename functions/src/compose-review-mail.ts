// Nothing a visitor wrote stands in a header, and in the text each line of it is quoted: it cannot pass for ours.
import type { Review } from '../../src/data/review.ts';
import { type Addresses, composeMessageId, type Message } from './compose-mail.ts';
import type { OwnerLinks } from './owner/owner-links.ts';

const limits = { name: 100, review: 1000 }; // UTF-16 units; more than firestore.rules allow

type Sending = { addresses: Addresses; links: OwnerLinks; reference: string };

export function composeReviewMail(
  { key, name, review, stars, date }: Review,
  sending: Sending,
): Message {
  const text = `Er staat een nieuwe recensie op de website.

Naam: ${cleanText(name, limits.name).replaceAll(/\s+/g, ' ')}
Sterren: ${stars} van 5
Dag: ${date}

${quote(cleanText(review, limits.review))}

${listLinks(sending.links, key)}`;
  return compose(`Nieuwe recensie: ${stars} van 5 sterren`, text, sending);
}

/** For the reviews of an hour in which more came than are mailed one by one. */
export function composeReviewDigest(reviews: number, sending: Sending): Message {
  const text = `Er staan ${reviews} nieuwe recensies op de website. Het zijn er in korte tijd zo veel dat u er één bericht over krijgt.

${listLinks(sending.links)}`;
  return compose(`${reviews} nieuwe recensies`, text, sending);
}

/** What whoever opens /beheer can have sent. */
export function composeLinkMail(sending: Sending): Message {
  const text = `Iemand heeft op de website om deze link gevraagd. Was u dat niet, dan hoeft u niets te doen.

${listLinks(sending.links)}`;
  return compose('Uw link naar het beheer van de website', text, sending, 'Beheer website');
}

function compose(
  subject: string,
  text: string,
  { addresses, reference }: Sending,
  sender = 'Recensies website',
): Message {
  const { from, to } = addresses;
  return {
    messageId: composeMessageId(reference, from),
    envelope: { from, to },
    from: { name: sender, address: from },
    to,
    subject,
    text,
  };
}

/** `name`: of the review that the mail is about. */
function listLinks({ all, ofReview }: OwnerLinks, name?: string): string {
  const links = name && ofReview(name);
  return `${links ? `Beantwoorden:\n${links.answer}\n\nWeghalen:\n${links.remove}\n\n` : ''}Meer: mededeling, fotoalbum, recensies:
${all}

Deze links zijn alleen voor u en werken 90 dagen. Stuur deze mail dus niet door.
`;
}

/** Without control characters and those that change the direction of a text. */
function cleanText(text: string, length: number): string {
  const plain = text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
  const cut = plain.length > length ? `${plain.slice(0, length)}…` : plain;
  return cut.replaceAll(/\p{Cs}/gu, ''); // half of a character of two units
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

// Nothing a visitor wrote stands in a header, and in the text each line of it is quoted: it cannot pass for ours.
import { toDutchTime } from 'shared/dutch-time.ts';
import type { Review } from 'shared/review.ts';
import { removeUnseen } from 'shared/text-rules.ts';
import type { OwnerLinks } from '../owner/owner-links.ts';
import { quote } from '../quote.ts';
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

/** What whoever opens /beheer can have sent. `link`: to everything. */
export function composeLinkMail(link: string, reference: string): Message {
  const text = `Iemand heeft op de website gevraagd om een link naar het beheer. Was u dat niet, dan hoeft u niets te doen.

Recensies, mededeling en fotoalbum:
${link}

Met deze link logt u in op ieder apparaat waarop u hem opent: uw telefoon, uw tablet. Hij werkt 24 uur, en daarna blijft u op dat apparaat ingelogd.

Deze link is alleen voor u. Stuur deze mail niet door: wie hem heeft, kan op de website alles wat u kunt.
`;
  const subject = 'Uw link naar het beheer van de website';
  return { sender: 'Beheer website', subject, text, reference };
}

/** `documentName`: of the review that the mail is about. */
function listLinks({ home, ofReview }: OwnerLinks, documentName: string): string {
  const links = ofReview(documentName);
  const others = `Meer: mededeling, fotoalbum, recensies:\n${home}\n`;
  return links
    ? `Beantwoorden:
${links.answer}

Weghalen:
${links.remove}

${others}
Met de twee links bovenaan kan iedereen deze recensie beantwoorden of weghalen, 30 dagen lang. Stuur deze mail dus niet door.
`
    : others;
}

function cleanText(text: string, length: number): string {
  const plain = removeUnseen(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n'));
  const cut = plain.length > length ? `${plain.slice(0, length)}…` : plain;
  return cut.replaceAll(/\p{Cs}/gu, ''); // half of a character of two units
}

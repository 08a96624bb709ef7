// Composes the mail about a new review, as text and as HTML with two buttons.
import { toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { describeRating, type NewReview } from 'shared/review.ts';
import { quote } from '../mail/quote.ts';
import type { Message } from '../mail/smtp-delivery.ts';
import { composeReviewUrl } from '../review-urls.ts';

type MailedReview = NewReview & { documentName: string };

const opening = 'Er staat een nieuwe recensie op de website.';
const warning = 'Een antwoord op deze mail komt bij niemand aan, ook niet bij de klant.';

/** `silentUntil`: if this is the hour's last mail, the end of that hour (ms since 1970). */
export function composeReviewMail(
  review: MailedReview,
  silentUntil: number | null,
  ownerOrigin: string,
  reference: string,
): Message {
  const name = review.name.replaceAll(/\s+/g, ' '); // firestore.rules allow U+2028, a line end
  const rating = describeRating(review.stars);
  const silence = silentUntil === null ? '' : announceSilence(silentUntil);
  const names = [review.documentName];
  const links = [
    ['Zet een antwoord op de site', ownerOrigin + composeReviewUrl('recensie', names)],
    ['Haal de recensie weg', ownerOrigin + composeReviewUrl('weghalen', names)],
  ] as const;
  const facts = `Naam: ${name}\nSterren: ${rating}\nDag: ${formatDay(review.date)}`;
  const text = review.review.replaceAll(/\r\n?/g, '\n');
  const parts = [opening, facts, quote(text), silence, ...links.map((link) => link.join(':\n'))];
  return {
    sender: 'Recensies website',
    subject: `Nieuwe recensie van ${shorten(name)}: ${rating}`,
    text: [...parts, warning].filter(Boolean).join('\n\n'),
    html: composeHtml([opening, `${facts}\n\n${text}`, silence], links),
    reference,
  };
}

/** Keeps a subject readable in a list of mails. */
function shorten(name: string): string {
  const letters = [...name];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : name;
}

/** Mail programs load no stylesheet, so the styles are inline. */
function composeHtml(parts: readonly string[], links: readonly (readonly [string, string])[]) {
  const block = 'max-width:560px;overflow-wrap:anywhere';
  const button =
    'display:inline-block;margin:0 12px 12px 0;padding:12px 20px;border:2px solid #2f5d50;border-radius:999px;color:#24493f;text-decoration:none';
  const texts = [...parts.filter(Boolean), warning].map(
    (part) => `<p dir="auto" style="${block}">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`,
  );
  const buttons = links.map(
    ([label, url]) => `<a href="${escapeHtml(url)}" style="${button}">${label}</a>`,
  );
  texts.splice(-1, 0, `<p>${buttons.join('')}</p>`);
  return `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><body style="font:17px/1.5 system-ui,sans-serif">${texts.join('')}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function announceSilence(until: number): string {
  const time = `${toDutchTime(until).getHours()}.00 uur`;
  return `Er komen nu veel recensies binnen: dit is de elfde van dit uur. Van nieuwe krijgt u tot ${time} geen mail, daarna weer wel. In het beheer ziet u ze allemaal.`;
}

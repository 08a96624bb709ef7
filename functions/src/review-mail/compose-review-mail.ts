import { toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { describeRating, type NewReview } from 'shared/review.ts';
import { quote } from '../mail/quote.ts';
import type { Message } from '../mail/smtp-delivery.ts';
import { composeReviewUrl } from '../review-urls.ts';

type Content = {
  facts: string;
  text: string;
  silence: string; // empty if more mails may follow in this hour
  links: readonly Link[];
};

type Link = { label: string; url: string };

const opening = 'Er staat een nieuwe recensie op de website.';
const warning = 'Een antwoord op deze mail komt bij niemand aan, ook niet bij de klant.';

/** `silentUntil`: if this is the hour's last mail, the end of that hour (ms since 1970). */
export function composeReviewMail(
  review: NewReview & { documentName: string },
  silentUntil: number | null,
  ownerOrigin: string,
  reference: string,
): Message {
  const name = review.name.replaceAll(/\s+/g, ' '); // firestore.rules allow U+2028, a line end
  const rating = describeRating(review.stars);
  const day = formatDay(review.date);
  const content: Content = {
    facts: `Naam: ${name}\nSterren: ${rating}\nDag: ${day}`,
    text: review.review.replaceAll(/\r\n?/g, '\n'),
    silence: silentUntil === null ? '' : announceSilence(silentUntil),
    links: composeLinks(review.documentName, ownerOrigin),
  };
  return {
    sender: 'Recensies website',
    subject: `Nieuwe recensie van ${shorten(name)}: ${rating}`,
    text: composeText(content),
    html: composeHtml(content),
    reference,
  };
}

/** Keeps a subject readable in a list of mails. */
function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= 40) return name;
  const start = letters.slice(0, 40).join('');
  return `${start}…`;
}

function announceSilence(until: number): string {
  const hour = toDutchTime(until).getHours();
  return [
    'Er komen nu veel recensies binnen: dit is de elfde van dit uur.',
    `Van nieuwe krijgt u tot ${hour}.00 uur geen mail, daarna weer wel.`,
    'In het beheer ziet u ze allemaal.',
  ].join(' ');
}

function composeLinks(documentName: string, ownerOrigin: string): Link[] {
  const names = [documentName];
  return [
    {
      label: 'Zet een antwoord op de site',
      url: ownerOrigin + composeReviewUrl('recensie', names),
    },
    {
      label: 'Haal de recensie weg',
      url: ownerOrigin + composeReviewUrl('weghalen', names),
    },
  ];
}

function composeText({ facts, text, silence, links }: Content): string {
  const linkTexts = links.map(({ label, url }) => `${label}:\n${url}`);
  const parts = [opening, facts, quote(text), silence, ...linkTexts, warning];
  return parts.filter(Boolean).join('\n\n');
}

const htmlStart =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><body style="font:17px/1.5 system-ui,sans-serif">';

function composeHtml({ facts, text, silence, links }: Content): string {
  const buttons = links.map(composeButton).join('');
  const parts = [
    composeParagraph(opening),
    composeParagraph(facts),
    composeQuotation(text),
    silence && composeParagraph(silence),
    `<p>${buttons}</p>`,
    composeParagraph(warning),
  ];
  return `${htmlStart}${parts.join('')}</body></html>`;
}

// Mail programs load no stylesheet, so the styles are inline.
const paragraphStyle = 'max-width:560px;overflow-wrap:anywhere';
const quotationStyle = `${paragraphStyle};margin:0;padding:0 12px;border-left:3px solid #2f5d50`;
const buttonStyle =
  'display:inline-block;margin:0 12px 12px 0;padding:12px 20px;border:2px solid #2f5d50;border-radius:999px;color:#24493f;text-decoration:none';

function composeParagraph(text: string): string {
  return `<p dir="auto" style="${paragraphStyle}">${composeLines(text)}</p>`;
}

/** Draws a line beside a visitor's text, so that no line of it looks like the website's own. */
function composeQuotation(text: string): string {
  return `<blockquote dir="auto" style="${quotationStyle}">${composeLines(text)}</blockquote>`;
}

function composeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function composeButton({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}" style="${buttonStyle}">${label}</a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

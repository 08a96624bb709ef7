// firestore.rules repeats the limits of a new review: change them in both files.
import { isBlank, stripBlankLines } from './characters.ts';
import { isDay } from './is-day.ts';

export type NewReview = {
  name: string;
  review: string;
  stars: StarCount;
  date: string; // yyyy/MM/dd in the Netherlands
};

/** A stored review. `stars` or `date` is null if the database has no valid value. */
export type Review = Omit<NewReview, 'stars' | 'date'> & {
  documentName: string;
  stars: StarCount | null;
  date: string | null;
  reply?: string;
};

type StarCount = 1 | 2 | 3 | 4 | 5;

export const starChoices = [1, 2, 3, 4, 5] as const satisfies readonly StarCount[];
export const defaultStars: StarCount = 5;

/** Maximum lengths in UTF-16 units: `maxlength` and firestore.rules count these too. */
export const reviewLimits = { name: 100, review: 255 } as const;

export const maxReplyLength = 1000;

/** The document name of a new review. The browser makes the name, and firestore.rules checks it. */
export const newReviewName = /^[0-9A-Za-z]{20}$/;

/** Returns null if the document has no text. Leaves out an invalid date or stars
 * (docs/decisions/0031). */
export function parseReview(
  documentName: string,
  document: Record<string, unknown>,
): Review | null {
  const { name, review, date } = document;
  if (!hasText(review)) return null;
  const parsed: Review = {
    documentName,
    name: hasText(name) ? name : 'Anoniem',
    review: stripBlankLines(review),
    stars: parseStars(document.stars),
    date: isDay(date) ? date : null,
  };
  const reply = parseReply(document.reply);
  if (reply) parsed.reply = reply;
  return parsed;
}

function hasText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value);
}

/** Returns 4 for 4 and '4': the specification's form stores the value of a radio button. */
function parseStars(value: unknown): StarCount | null {
  const stars = typeof value === 'string' ? Number(value) : value;
  return isStars(stars) ? stars : null;
}

function parseReply(reply: unknown): string | null {
  return hasText(reply) ? stripBlankLines(reply).trim() : null;
}

export function isStars(value: unknown): value is StarCount {
  return starChoices.some((choice) => choice === value);
}

/** Returns for example '4 van 5 sterren'. */
export function describeRating(stars: StarCount): string {
  return `${stars} van ${starChoices.length} sterren`;
}

/** Newest first. `id` orders the reviews of one day. */
export const reviewOrder = ['date', 'id', '__name__'] as const;

/** How many of the newest reviews the home page shows. */
export const highlightCount = 2;

/** Limits of the list: the first, and after "Toon meer". firestore.rules refuses over 600. */
export const listSizes = [12, 600] as const;

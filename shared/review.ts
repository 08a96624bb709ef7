// The same rules stand in firestore.rules, which decides; tests/rules holds both against one table.
import { product, salon } from './salon.ts';

export type Review = {
  documentName: string;
  id: number;
  name: string;
  review: string;
  stars: StarCount;
  date: string; // yyyy/MM/dd in the Netherlands
  reply?: string;
};

type StarCount = 1 | 2 | 3 | 4 | 5;

export type NewReview = Omit<Review, 'documentName' | 'id' | 'reply'>;

export const starChoices = [1, 2, 3, 4, 5] as const satisfies readonly StarCount[];
export const defaultStars: StarCount = 5;

/** Longest texts, in UTF-16 units, as `maxlength` and the rules count. */
export const reviewLimits = { name: 100, review: 255 } as const;

export const longestReply = 1000;

/** The names that browsers make for new reviews, as firestore.rules want them. */
export const newReviewName = /^[0-9A-Za-z]{20}$/;

/** Null for a document that is not a review: it is left out, never trusted, never thrown on. */
export function parseReview(
  documentName: string,
  document: Record<string, unknown>,
): Review | null {
  const { id, name, review, stars, date } = document;
  if (typeof id !== 'number' || !Number.isFinite(id)) return null;
  if (typeof name !== 'string' || isBlank(name)) return null;
  if (typeof review !== 'string' || isBlank(review)) return null;
  if (!isStars(stars)) return null;
  if (typeof date !== 'string' || !isDay(date)) return null;
  const reply = readReply(document.reply);
  return { documentName, id, name, review, stars, date, ...(reply && { reply }) };
}

function readReply(reply: unknown): string | null {
  if (typeof reply !== 'string' || isBlank(reply)) return null;
  const text = reply.trim();
  if (text.length <= longestReply) return text;
  return `${text
    .slice(0, longestReply)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}

export function isStars(value: unknown): value is StarCount {
  return starChoices.some((choice) => choice === value);
}

export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether nothing in the text can be seen: `trim()` misses what browsers leave out, and an empty braille sign. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800\uFFFC]*$/u.test(text);
}

/** Where a review stands in the list. Two of one day may have the same number. */
export type ReviewPlace = Pick<Review, 'date' | 'id' | 'documentName'>;

/** Newest first: the fields by which the database sorts reviews, all descending, as `compareReviews` does here. */
export const reviewOrder = ['date', 'id', '__name__'] as const;

export function compareReviews(a: ReviewPlace, b: ReviewPlace): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.id !== b.id) return b.id - a.id;
  return Number(a.documentName < b.documentName) - Number(a.documentName > b.documentName);
}

/** In a new review, so at most nine lines; firestore.rules has it as `{0,8}`. */
export const mostLineBreaks = 8;

export function isOurName(name: string): boolean {
  const letters = takeLetters(name);
  return letters.includes(takeLetters(product)) || letters === takeLetters(salon.groomer);
}

function takeLetters(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '');
}

export function countLineBreaks(text: string): number {
  return text.match(/[\n\r\u2028\u2029]/g)?.length ?? 0;
}

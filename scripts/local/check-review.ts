// The embedded store accepts the same reviews as firestore.rules, which decides in production.
import { addHours } from 'date-fns';
import { hasForbiddenCharacters, isBlank } from 'shared/characters.ts';
import { isStars, type NewReview, reviewLimits } from 'shared/review.ts';

export function checkNewReview(sent: object, now: Date): NewReview | null {
  if (Object.keys(sent).length !== 4) return null;
  const { name, review, stars, date } = sent as Partial<Record<keyof NewReview, unknown>>;
  if (!isText(name, reviewLimits.name) || /[\t\n\r]/.test(name)) return null;
  if (!isText(review, reviewLimits.review)) return null;
  if (!isStars(stars)) return null;
  if (typeof date !== 'string' || !listCurrentDays(now).includes(date)) return null;
  return { name, review, stars, date };
}

/** Accepts a carriage return, which the rules accept in a review. */
function isText(value: unknown, maxLength: number): value is string {
  if (typeof value !== 'string' || isBlank(value)) return false;
  if (value.length > maxLength) return false;
  return !hasForbiddenCharacters(value.replaceAll('\r', ''));
}

/** Lists yesterday and today at both Dutch offsets from UTC: one hour, and two in summer. */
function listCurrentDays(now: Date): string[] {
  return [-23, -22, 1, 2].map((hours) => {
    const time = addHours(now, hours).toISOString();
    return time.slice(0, 10).replaceAll('-', '/');
  });
}

// The embedded store accepts the same reviews as firestore.rules, which decides in production.
import { addHours } from 'date-fns';
import { hasForbiddenCharacters, isBlank } from 'shared/characters.ts';
import { isStars, type NewReview, reviewLimits } from 'shared/review.ts';

const tabOrLineBreak = /[\t\n\r]/;

type Sent = {
  name?: unknown;
  review?: unknown;
  stars?: unknown;
  date?: unknown;
};

export function checkNewReview(sent: Sent, now: Date): NewReview | null {
  const { name, review, stars, date, ...others } = sent;
  if (Object.keys(others).length > 0) return null;
  if (!isText(name, reviewLimits.name)) return null;
  if (tabOrLineBreak.test(name)) return null;
  if (!isText(review, reviewLimits.review)) return null;
  if (!isStars(stars)) return null;
  if (!isCurrentDay(date, now)) return null;
  return { name, review, stars, date };
}

/** Accepts a carriage return, which the rules accept in a review. */
function isText(value: unknown, maxLength: number): value is string {
  if (typeof value !== 'string') return false;
  if (isBlank(value)) return false;
  if (value.length > maxLength) return false;
  const withoutReturns = value.replaceAll('\r', '');
  return !hasForbiddenCharacters(withoutReturns);
}

/** Accepts yesterday and today at both Dutch offsets from UTC: one hour, and two in summer. */
function isCurrentDay(value: unknown, now: Date): value is string {
  for (const hours of [-23, -22, 1, 2]) {
    const time = addHours(now, hours).toISOString();
    const day = time.slice(0, 10).replaceAll('-', '/');
    if (value === day) return true;
  }
  return false;
}

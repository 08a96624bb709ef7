// The embedded store accepts the same reviews as firestore.rules, which decides in production.
import { addHours } from 'date-fns';
import { hasForbiddenCharacters, isBlank } from 'shared/characters.ts';
import { isStars, type NewReview, reviewLimits } from 'shared/review.ts';

export function checkNewReview(sent: object, now: Date): NewReview | null {
  if (Object.keys(sent).length !== 4) return null;
  const { name, review, stars, date } = sent as Partial<Record<keyof NewReview, unknown>>;
  if (typeof name !== 'string' || isBlank(name)) return null;
  if (typeof review !== 'string' || isBlank(review)) return null;
  if (!isStars(stars) || typeof date !== 'string') return null;
  if (name.length > reviewLimits.name || review.length > reviewLimits.review) return null;
  if (hasForbiddenCharacters(`${name}${review}`.replaceAll('\r', ''))) return null;
  if (/[\t\n\r]/.test(name)) return null;
  return listCurrentDays(now).includes(date) ? { name, review, stars, date } : null;
}

/** Lists yesterday and today at both Dutch offsets from UTC: one hour, and two in summer. */
function listCurrentDays(now: Date): string[] {
  const days = [-23, -22, 1, 2].map((hours) => addHours(now, hours).toISOString().slice(0, 10));
  return days.map((day) => day.replaceAll('-', '/'));
}

// Which reviews the embedded store takes: the same as firestore.rules, which decides in production.
import { addHours } from 'date-fns';
import { isBlank, isStars, type NewReview, reviewLimits } from '../../src/data/review.ts';
import { countLineBreaks, isOurName, mostLineBreaks } from '../../src/data/review-rules.ts';

const bidi = '\\u202A-\\u202E\\u2066-\\u2069';
const refusedInName = new RegExp(`[\\p{Cc}${bidi}]`, 'u');
// Tab and line ends are fine in a text of several lines.
const refusedInReview = new RegExp(`[\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F${bidi}]`, 'u');

export function checkNewReview(sent: unknown, now: Date): NewReview | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { name, review, stars, date, ...others } = sent as Record<string, unknown>; // keys only
  if (Object.keys(others).length > 0) return null;
  if (!isText(name, reviewLimits.name, refusedInName) || isOurName(name)) return null;
  if (!isText(review, reviewLimits.review, refusedInReview)) return null;
  if (countLineBreaks(review) > mostLineBreaks) return null;
  if (!isStars(stars)) return null;
  if (typeof date !== 'string' || !listCurrentDays(now).includes(date)) return null;
  return { name, review, stars, date };
}

function isText(value: unknown, longest: number, refused: RegExp): value is string {
  return (
    typeof value === 'string' && value.length <= longest && !isBlank(value) && !refused.test(value)
  );
}

/** Yesterday and today in the Netherlands, which is one or two hours ahead of UTC. */
function listCurrentDays(now: Date): string[] {
  const days = [-23, -22, 1, 2].map((hours) => addHours(now, hours).toISOString().slice(0, 10));
  return days.map((day) => day.replaceAll('-', '/'));
}

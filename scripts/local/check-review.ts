// Which reviews the embedded store takes: the same as firestore.rules, which decides in production.
import { addHours } from 'date-fns';
import {
  countLineBreaks,
  isBlank,
  isOurName,
  isStars,
  mostLineBreaks,
  type NewReview,
  reviewLimits,
} from 'shared/review.ts';
import { hasUnseen } from 'shared/text-rules.ts';

export function checkNewReview(sent: unknown, now: Date): NewReview | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { name, review, stars, date, ...others } = sent as Record<string, unknown>; // keys only
  if (Object.keys(others).length > 0) return null;
  if (!isText(name, reviewLimits.name) || /[\t\n\r]/.test(name) || isOurName(name)) return null;
  if (!isText(review, reviewLimits.review)) return null;
  if (countLineBreaks(review) > mostLineBreaks) return null;
  if (!isStars(stars)) return null;
  if (typeof date !== 'string' || !listCurrentDays(now).includes(date)) return null;
  return { name, review, stars, date };
}

function isText(value: unknown, longest: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longest &&
    !isBlank(value) &&
    !hasUnseen(value.replaceAll('\r', '')) // a line end too
  );
}

/** Yesterday and today in the Netherlands, which is one or two hours ahead of UTC. */
function listCurrentDays(now: Date): string[] {
  const days = [-23, -22, 1, 2].map((hours) => addHours(now, hours).toISOString().slice(0, 10));
  return days.map((day) => day.replaceAll('-', '/'));
}

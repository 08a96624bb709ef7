// The day comes before the month, as Dutch people write it; a time becomes its day in the Netherlands.
import { isDay } from '../../src/data/review.ts';
import { writeDay } from '../local/check-review.ts';

/** Null for what is no day, or not certainly one. */
export function readDay(value: unknown): string | null {
  if (typeof value === 'number') return readTime(value);
  if (typeof value === 'object' && value !== null) return readTimestamp(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{4}-\d{2}-\d{2}T\d/.test(text)) return readTime(Date.parse(text));
  const parts = text.split(/[-/.]/);
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const written = `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
  return parts.length === 3 && isDay(written) ? written : null;
}

/** Milliseconds since 1970; a smaller number is something else, such as a year. */
function readTime(milliseconds: number): string | null {
  const isTime = milliseconds > 1e11 && milliseconds < 1e13;
  return isTime ? writeDay(new Date(milliseconds)) : null;
}

/** As exports write Firestore's timestamps. */
function readTimestamp(value: object): string | null {
  const { seconds, _seconds, __time__ } = value as Record<string, unknown>; // keys only
  if (typeof __time__ === 'string') return readDay(__time__);
  const count = seconds ?? _seconds;
  return typeof count === 'number' ? readTime(count * 1000) : null;
}

// A day as somebody once wrote it -> yyyy/MM/dd. The day comes before the month, as Dutch people
// write it; a moment becomes its day in the Netherlands.
import { isDay } from '../../src/data/review.ts';
import { writeDay } from '../local/check-review.ts';

/** Null for what is no day, or not certainly one. */
export function readDay(value: unknown): string | null {
  if (typeof value === 'number') return readMoment(value);
  if (typeof value === 'object' && value !== null) return readTimestamp(value);
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (/^\d{4}-\d{2}-\d{2}t\d/.test(text)) return readMoment(Date.parse(text));

  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return join(year, month, day);
  const [, dutchDay, dutchMonth, dutchYear] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (dutchYear) return join(dutchYear, dutchMonth, dutchDay);
  const [, spokenDay, spokenMonth = '', spokenYear] =
    /^(?:[a-z]+,? )?(\d{1,2})[ -]([a-z]+)\.?[ -](\d{4})$/.exec(text) ?? [];
  const number = months.findIndex((names) => names.includes(spokenMonth)) + 1;
  return spokenYear && number > 0 ? join(spokenYear, String(number), spokenDay) : null;
}

const months = [
  ['januari', 'jan'],
  ['februari', 'feb', 'febr'],
  ['maart', 'mrt'],
  ['april', 'apr'],
  ['mei'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['augustus', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
];

function join(year: string, month = '', day = ''): string | null {
  const text = `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Milliseconds since 1970; a smaller number is something else, such as a year. */
function readMoment(milliseconds: number): string | null {
  const isMoment = milliseconds > 1e11 && milliseconds < 1e13;
  return isMoment ? writeDay(new Date(milliseconds)) : null;
}

/** As exports write Firestore's own times. */
function readTimestamp(value: object): string | null {
  const { seconds, _seconds, __time__ } = value as Record<string, unknown>; // keys only
  if (typeof __time__ === 'string') return readDay(__time__);
  const count = seconds ?? _seconds;
  return typeof count === 'number' ? readMoment(count * 1000) : null;
}

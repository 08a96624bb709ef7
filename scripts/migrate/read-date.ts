// Reads the dates of an older database, also those that were typed by hand.
import { toDutchDay } from 'shared/dutch-time.ts';
import { isDay } from 'shared/is-day.ts';

/** Returns yyyy/MM/dd in the Netherlands, or null. As in Dutch, 3-11-2020 is 3 November. */
export function readDate(value: unknown): string | null {
  if (typeof value === 'string') return readText(value.trim());
  const moment = typeof value === 'number' ? readNumber(value) : readMoment(value);
  if (typeof value === 'number' && moment === null) return readText(String(value)); // 20201103
  return moment === null ? null : toDay(moment);
}

/** Returns ms since 1970 for a number of ms, or of seconds. */
function readNumber(value: number): number | null {
  if (value >= 1e11) return value;
  return value >= 1e9 ? value * 1_000 : null;
}

/** Returns ms since 1970 for a Timestamp, or for one that an export wrote as JSON. */
function readMoment(value: unknown): number | null {
  const { seconds, _seconds = seconds } = Object(value) as Record<string, unknown>;
  return typeof _seconds === 'number' ? _seconds * 1_000 : null;
}

function toDay(moment: number): string | null {
  return Math.abs(moment) <= maxMoment ? toDutchDay(moment) : null;
}

const maxMoment = 8.64e15; // ms that a Date can be from 1970

// Date.parse reads 03-11-2020 as 11 March, so only these forms with a time zone use it.
const isYearFirst = /^\d{4}-/;
const hasTimeZone = /\d:\d\d.*(?:Z|GMT|UTC|[+-]\d\d:?\d\d)/;
const months = 'jan|feb|maa|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec';
const monthNumbers = [1, 2, 3, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 12];

const hasMonth = new RegExp(months, 'i');

const forms = [
  /^(?<year>\d{4})[-/. ]{1,2}(?<month>\d\d?)[-/. ]{1,2}(?<day>\d\d?)(?!\d)/, // 2020-11-3
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/, // 20201103
  /(?<!\d)(?<day>\d\d?)[-/. ]{1,2}(?<month>\d\d?)[-/. ]{1,2}(?<year>\d{4}|\d\d)(?!\d)/, // 3-11-20
  new RegExp(
    `(?<!\\d)(?<day>\\d\\d?)(?:e|de|ste)?[\\s.-]+(?<name>${months})\\p{L}*[\\s.,-]+(?<year>\\d{4})`,
    'iu',
  ),
  new RegExp(`(?<name>${months})\\p{L}*[\\s.]+(?<day>\\d\\d?),?\\s+(?<year>\\d{4})`, 'iu'),
];

function readText(text: string): string | null {
  const isSafe = isYearFirst.test(text) || hasMonth.test(text);
  const moment = isSafe && hasTimeZone.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return toDay(moment);
  if (/^\d{10,13}$/.test(text)) return readDate(Number(text));
  const { year, month, day, name } =
    forms.map((form) => form.exec(text)).find(Boolean)?.groups ?? {};
  if (!year || !day) return null;
  const wholeYear = Number(year) + (year.length === 2 ? 2_000 : 0);
  const index = name ? months.split('|').indexOf(name.toLowerCase()) : -1;
  const ordered = [Number(monthNumbers[index] ?? month), Number(day)];
  if (Number(ordered[0]) > 12) ordered.reverse(); // 11/25/2020 can only be 25 November
  const [first, second] = ordered.map((each) => String(each).padStart(2, '0'));
  const written = `${wholeYear}/${first}/${second}`;
  return isDay(written) ? written : null;
}

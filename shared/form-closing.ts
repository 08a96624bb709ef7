// The owner can close both forms: settings/reviewForm and settings/mailForm say until when.
import { lightFormat } from 'date-fns/lightFormat';
import { toDutchDay, toDutchTime } from './dutch-time.ts';
import { formatDayWithoutYear } from './format-day.ts';

export const closableForms = ['reviewForm', 'mailForm'] as const;
export type ClosableForm = (typeof closableForms)[number];

/** `until`: ms since 1970; null, as in a document of before: until the owner opens it. */
export type Closing = { until: number | null };

/** Null for a form that is open: anything but `open: false` until a moment to come, as in firestore.rules. */
export function parseClosing(
  { open, until }: Readonly<Record<string, unknown>>,
  now: number,
): Closing | null {
  if (open !== false) return null;
  if (typeof until !== 'number') return { until: null };
  return now < until ? { until } : null;
}

/** '1 december om 9.00 uur': a form is closed for less than a year. */
export function formatOpening(until: number): string {
  const time = lightFormat(toDutchTime(until), 'H.mm');
  return `${formatDayWithoutYear(toDutchDay(until))} om ${time} uur`;
}

/** 'Mailen kan weer vanaf 1 december om 9.00 uur.' */
export function describeClosing(what: string, { until }: Closing): string {
  return `${what} kan ${until === null ? 'nu even niet' : `weer vanaf ${formatOpening(until)}`}.`;
}

import { lightFormat } from 'date-fns/lightFormat';
import { toDutchDay, toDutchTime } from './dutch-time.ts';
import { formatDayWithoutYear } from './format-day.ts';

export const closableForms = ['reviewForm', 'mailForm'] as const;
export type ClosableForm = (typeof closableForms)[number];

/** A closed form opens at `until` (ms since 1970). With null, only the owner opens it. */
export type Closing = { until: number | null };

/** Returns null if the form is open. As in firestore.rules, only `open: false` closes it. */
export function parseClosing(
  { open, until }: Readonly<Record<string, unknown>>,
  now: number,
): Closing | null {
  if (open !== false) return null;
  if (typeof until !== 'number') return { until: null };
  return now < until ? { until } : null;
}

export function formatOpening(until: number): string {
  const time = lightFormat(toDutchTime(until), 'H.mm');
  return `${formatDayWithoutYear(toDutchDay(until))} om ${time} uur`;
}

export function describeClosing(what: string, { until }: Closing): string {
  return `${what} kan ${until === null ? 'nu even niet' : `weer vanaf ${formatOpening(until)}`}.`;
}

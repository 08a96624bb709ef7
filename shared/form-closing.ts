import { lightFormat } from 'date-fns/lightFormat';
import { toDutchDay, toDutchTime } from './dutch-time.ts';
import { formatDayWithoutYear } from './format-day.ts';
import { toMilliseconds } from './to-milliseconds.ts';

export const closableForms = ['reviewForm', 'mailForm'] as const;
export type ClosableForm = (typeof closableForms)[number];

/** A closed form opens at `until` (ms since 1970). With null, only the owner opens it. */
export type Closing = { until: number | null };

/** Returns null if the form is open. Decides as firestore.rules do, also on what is typed by hand. */
export function parseClosing(
  { open, until }: Readonly<Record<string, unknown>>,
  now: number,
): Closing | null {
  if (open !== false && open !== 'false') return null;
  if (typeof until !== 'number') return { until: null };
  const opensAt = toMilliseconds(until);
  return now < opensAt ? { until: opensAt } : null;
}

export function formatOpening(until: number): string {
  const time = lightFormat(toDutchTime(until), 'H.mm');
  return `${formatDayWithoutYear(toDutchDay(until))} om ${time} uur`;
}

export function describeClosing(what: string, { until }: Closing): string {
  return `${what} kan ${until === null ? 'nu even niet' : `weer vanaf ${formatOpening(until)}`}.`;
}

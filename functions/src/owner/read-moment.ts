import { TZDateMini } from '@date-fns/tz/date/mini';
import { isDay } from 'shared/review.ts';

/** '2026-11-20' and '10:00' in the Netherlands, in ms since 1970; null for what is no moment. */
export function readMoment(day: string | null, time: string | null): number | null {
  if (!day || !isDay(day.replaceAll('-', '/'))) return null;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? [];
  if (!hours || !minutes) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new TZDateMini(
    year,
    month - 1,
    date,
    Number(hours),
    Number(minutes),
    'Europe/Amsterdam',
  ).getTime();
}

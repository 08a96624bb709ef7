import { TZDateMini } from '@date-fns/tz/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import { subHours } from 'date-fns/subHours';
import { isDay } from 'shared/is-day.ts';

/**
 * Returns ms since 1970 for '2026-11-20' and '10:00' in the Netherlands. Null if invalid.
 * When the clock goes back, an hour of the night occurs twice. Then returns the earlier moment.
 */
export function parseMoment(day: string | null, time: string | null): number | null {
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time ?? '');
  if (!day || !isTime || !isDay(day.replaceAll('-', '/'))) return null;
  const numbers = `${day}-${time}`.split(/[-:]/).map(Number);
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0] = numbers;
  const moment = new TZDateMini(year, month - 1, date, hours, minutes, 'Europe/Amsterdam');
  const earlier = subHours(moment, 1);
  return Number(lightFormat(earlier, 'HH:mm') === time ? earlier : moment);
}

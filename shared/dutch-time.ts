import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';

/** Returns a date whose `getHours`, `getDay` and the like are those of the Netherlands. */
export function toDutchTime(moment: number | Date): Date {
  return new TZDateMini(Number(moment), 'Europe/Amsterdam');
}

/** Returns for example '2026/11/26'. */
export function toDutchDay(moment: number | Date, daysLater = 0): string {
  const day = addDays(toDutchTime(moment), daysLater);
  return lightFormat(day, 'yyyy/MM/dd');
}

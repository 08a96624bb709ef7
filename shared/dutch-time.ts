import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';

export function toDutchTime(moment: number | Date): Date {
  return new TZDateMini(Number(moment), 'Europe/Amsterdam');
}

export function toDutchDay(moment: number | Date, days = 0): string {
  const day = addDays(toDutchTime(moment), days);
  return lightFormat(day, 'yyyy/MM/dd');
}

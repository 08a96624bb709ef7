import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';

export function toDutchTime(moment: number | Date): Date {
  return new TZDateMini(Number(moment), 'Europe/Amsterdam');
}

export function toDutchDay(moment: number | Date, days = 0): string {
  return lightFormat(addDays(toDutchTime(moment), days), 'yyyy/MM/dd');
}

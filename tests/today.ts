import { toDutchDay } from 'shared/dutch-time.ts';

/** Returns the Dutch day as yyyy/MM/dd, `days` days after today. */
export function today(days = 0): string {
  return toDutchDay(Date.now(), days);
}

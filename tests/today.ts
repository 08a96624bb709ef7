import { toDutchDay } from 'shared/dutch-time.ts';

/** yyyy/MM/dd in the Netherlands, so many days later. */
export function today(days = 0): string {
  return toDutchDay(Date.now(), days);
}

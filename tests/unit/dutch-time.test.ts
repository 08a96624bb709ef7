import { toDutchDay } from 'shared/dutch-time.ts';
import { expect, test } from 'vitest';

test.each([
  ['2026-11-20T22:59:59Z', '2026/11/20', '2026/11/21'],
  ['2026-11-20T23:00:00Z', '2026/11/21', '2026/11/22'],
  ['2026-06-30T22:00:00Z', '2026/07/01', '2026/07/02'],
  ['2026-12-31T23:00:00Z', '2027/01/01', '2027/01/02'],
  ['2026-10-24T22:30:00Z', '2026/10/25', '2026/10/26'], // a day of 25 hours
  ['2026-03-28T23:30:00Z', '2026/03/29', '2026/03/30'], // a day of 23 hours
])('at %s the day in the Netherlands is %s, and the next day is %s', (instant, day, next) => {
  expect(toDutchDay(new Date(instant))).toBe(day);
  expect(toDutchDay(new Date(instant), 1)).toBe(next);
});

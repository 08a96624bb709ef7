import { expect, test } from 'vitest';
import { parseMoment } from '../../functions/src/owner/page/parse-moment.ts';

test.each([
  ['2026-11-20', '10:00', '2026-11-20T09:00Z'],
  ['2026-07-01', '00:00', '2026-06-30T22:00Z'],
  // The clock goes back this night, so 02:30 occurs twice. parseMoment() returns the first moment.
  ['2026-10-25', '02:30', '2026-10-25T00:30Z'],
])('the Dutch time %s %s is %s', (day, time, moment) => {
  expect(parseMoment(day, time)).toBe(Date.parse(moment));
});

test.each([
  [null, null],
  ['gisteren', '10:00'],
  ['2026-02-30', '10:00'],
  ['2026-11-20', ''],
  ['2026-11-20', '24:00'],
])('the day %j with the time %j is not a valid moment', (day, time) => {
  expect(parseMoment(day, time)).toBeNull();
});

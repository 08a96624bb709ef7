import { expect, test, vi } from 'vitest';
import { parseMoment } from '../../functions/src/owner/http/parse-moment.ts';

const moments = [
  ['2026-11-20', '10:00', '2026-11-20T09:00Z'],
  ['2026-07-01', '00:00', '2026-06-30T22:00Z'],
  // The clock goes back this night, so 02:30 occurs twice. parseMoment() returns the first moment.
  ['2026-10-25', '02:30', '2026-10-25T00:30Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00Z'],
] as const;

// The date library's choice for 02:30 depends on the server's own time zone. Google's is UTC.
test.each(['UTC', 'Europe/Amsterdam'])('a Dutch time is its first moment, in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const [day, time, moment] of moments) {
    expect([day, time, parseMoment(day, time)]).toEqual([day, time, Date.parse(moment)]);
  }
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

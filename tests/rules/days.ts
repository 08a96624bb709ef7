/** The dates that the rules accept at each instant. The rules refuse all other dates. */
export const acceptedDays: readonly [instant: string, days: string][] = [
  // Winter: the Netherlands are one hour ahead of UTC.
  ['2027-01-15T12:00:00.000Z', '2027/01/14 2027/01/15'],
  ['2026-11-20T21:59:59.999Z', '2026/11/19 2026/11/20'],
  // In summer, 22:00 UTC is already the next Dutch day, so the rules accept that day all year.
  ['2026-11-20T22:00:00.000Z', '2026/11/19 2026/11/20 2026/11/21'],
  ['2026-11-20T22:59:59.999Z', '2026/11/19 2026/11/20 2026/11/21'],
  ['2026-11-20T23:00:00.000Z', '2026/11/20 2026/11/21'],
  // Summer: the Netherlands are two hours ahead of UTC.
  ['2026-07-15T12:00:00.000Z', '2026/07/14 2026/07/15'],
  ['2026-07-15T21:59:59.999Z', '2026/07/14 2026/07/15'],
  ['2026-07-15T22:00:00.000Z', '2026/07/14 2026/07/15 2026/07/16'],
  ['2026-07-15T23:00:00.000Z', '2026/07/15 2026/07/16'],
  // The nights in which the clocks change.
  ['2026-03-29T00:59:59.999Z', '2026/03/28 2026/03/29'],
  ['2026-03-29T01:00:00.000Z', '2026/03/28 2026/03/29'],
  ['2026-10-24T22:30:00.000Z', '2026/10/23 2026/10/24 2026/10/25'],
  ['2026-10-25T01:00:00.000Z', '2026/10/24 2026/10/25'],
  // New Year, and February with and without its 29th.
  ['2026-12-31T22:30:00.000Z', '2026/12/30 2026/12/31 2027/01/01'],
  ['2026-12-31T23:00:00.000Z', '2026/12/31 2027/01/01'],
  ['2028-02-28T12:00:00.000Z', '2028/02/27 2028/02/28'],
  ['2028-02-29T23:00:00.000Z', '2028/02/29 2028/03/01'],
  ['2027-02-28T12:00:00.000Z', '2027/02/27 2027/02/28'],
];

export function listDaysAround(instant: string): string[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((days) => {
    const moment = new Date(Date.parse(instant) + days * 86_400_000);
    return moment.toISOString().slice(0, 10).replaceAll('-', '/');
  });
}

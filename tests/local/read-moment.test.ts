import { expect, test } from 'vitest';
import { readPeriod } from '../../scripts/remove-reviews/read-moment.ts';

test.each([
  ['2026-11-20T10:00', '2026-11-20T12:00', '2026-11-20T09:00Z', '2026-11-20T11:00Z'],
  ['2026-07-01T00:00', '2026-07-02T00:00', '2026-06-30T22:00Z', '2026-07-01T22:00Z'],
  // The hour from 02:00 comes twice in this night: the first one is meant.
  ['2026-10-25T01:30', '2026-10-25T02:30', '2026-10-24T23:30Z', '2026-10-25T00:30Z'],
])('from %s to %s is Dutch time', (from, to, start, end) => {
  expect(readPeriod(from, to)).toEqual({ from: Date.parse(start), to: Date.parse(end) });
});

test.each([
  '',
  'gisteren',
  '20-11-2026 10:00',
  '2026-11-20',
  '2026-11-20 10:00',
  '2026-11-20T10:00:00',
  '2026-11-20T10:00Z',
  '2026-11-20T24:00',
  '2026-02-30T10:00',
  '26-11-20T10:00',
  '2026-03-29T02:30', // the hour that this night skips
])('%j is no moment', (text) => {
  expect(() => readPeriod(text, '2027-01-01T00:00')).toThrow(`"${text}" is no moment: write it as`);
  expect(() => readPeriod('2020-01-01T00:00', text)).toThrow(`"${text}" is no moment: write it as`);
});

test.each(['2026-11-20T10:00', '2026-11-20T09:59'])('to %s is not after ten', (to) => {
  expect(() => readPeriod('2026-11-20T10:00', to)).toThrow(
    `--to (${to}) has to be after --from (2026-11-20T10:00).`,
  );
});

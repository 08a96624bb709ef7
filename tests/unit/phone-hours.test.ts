import { toDutchDay } from 'shared/dutch-time.ts';
import type { Notice } from 'shared/notice.ts';
import {
  describeAvailability,
  describeHours,
  listDays,
  type PhoneHours,
} from 'shared/phone-hours.ts';
import { expect, test } from 'vitest';

const week: readonly PhoneHours[] = [
  { first: 'maandag', last: 'donderdag', from: 9, until: 17 },
  { first: 'zaterdag', last: 'zaterdag', from: 9.5, until: 12 },
];

// 2026-11-23 is a Monday; the salon's clock is one hour ahead of UTC in winter, two in summer.
for (const [moment, expected] of [
  ['2026-11-23T07:59:59Z', 'Vandaag bereikbaar vanaf 9.00 uur'],
  ['2026-11-23T08:00:00Z', 'Nu bereikbaar tot 17.00 uur'],
  ['2026-11-23T16:00:00Z', 'Morgen bereikbaar vanaf 9.00 uur'],
  ['2026-11-22T22:59:59Z', 'Morgen bereikbaar vanaf 9.00 uur'], // Sunday, a second before midnight
  ['2026-11-26T16:00:00Z', 'Zaterdag bereikbaar vanaf 9.30 uur'], // Thursday evening
  ['2026-07-06T07:00:00Z', 'Nu bereikbaar tot 17.00 uur'],
  ['2026-03-28T11:00:00Z', 'Maandag bereikbaar vanaf 9.00 uur'], // the clock changes that night
  // The clock goes back this night, so 02:30 occurs twice.
  ['2026-10-25T00:30:00Z', 'Morgen bereikbaar vanaf 9.00 uur'],
] as const) {
  test(`at ${moment} a visitor reads: ${expected}`, () => {
    expect(describeAvailability(new Date(moment), week)).toBe(expected);
  });
}

test('the text on Sunday evening begins with "Volgende week zondag" if only Sundays have phone hours', () => {
  const sundays: PhoneHours[] = [{ first: 'zondag', last: 'zondag', from: 10, until: 11 }];
  const evening = new Date('2026-11-22T18:00:00Z');
  expect(describeAvailability(evening, sundays)).toBe(
    'Volgende week zondag bereikbaar vanaf 10.00 uur',
  );
});

test.each([
  ['2026-11-23T12:00:00Z', 'Nu bereikbaar tot 17.00 uur'],
  ['2026-11-23T17:00:00Z', 'Donderdag bereikbaar vanaf 9.00 uur'],
  ['2026-11-24T08:00:00Z', 'Gesloten t/m 25 november'],
  ['2026-11-25T22:59:59Z', 'Gesloten t/m vandaag'],
  ['2026-11-26T08:00:00Z', 'Nu bereikbaar tot 17.00 uur'],
])('with 24 and 25 November closed, a visitor at %s reads: %s', (moment, expected) => {
  const days = { from: '2026/11/24', until: '2026/11/25', shownFrom: '2026/11/10' };
  const notice: Notice = { id: '1', kind: 'closed', text: '', ...days };
  expect(describeAvailability(new Date(moment), week, [notice])).toBe(expected);
});

test('on the evening before a long holiday, a visitor reads about the holiday', () => {
  const days = { from: '2026/11/24', until: '2026/12/10', shownFrom: '2026/11/10' };
  const holiday: Notice = { id: '1', kind: 'holiday', text: '', ...days };
  expect(describeAvailability(new Date('2026-11-23T17:00:00Z'), week, [holiday])).toBe(
    'Vakantie 24 november t/m 10 december',
  );
});

test('on a day with other hours, the usual hours are not claimed', () => {
  const days = { from: '2026/11/24', until: '2026/11/24', shownFrom: '2026/11/10' };
  const notice: Notice = { id: '1', kind: 'other-hours', text: 'Tot 12.00 uur.', ...days };
  const at = (moment: string) => describeAvailability(new Date(moment), week, [notice]);
  expect(at('2026-11-24T08:30:00Z')).toBe('Vandaag andere uren');
  expect(at('2026-11-23T17:00:00Z')).toBe('Woensdag bereikbaar vanaf 9.00 uur');
});

test('a salon without phone hours has no text about them', () => {
  expect(describeAvailability(new Date(), [])).toBeNull();
});

test('describeHours writes the days and times of phone hours, and listDays numbers their weekdays', () => {
  const texts = week.map((hours) => describeHours(hours).replace('\u00a0', ' '));
  expect(texts).toEqual(['maandag t/m donderdag 9.00–17.00 uur', 'zaterdag 9.30–12.00 uur']);
  expect(week.map(listDays)).toEqual([[0, 1, 2, 3], [5]]);
  expect(listDays({ first: 'zaterdag', last: 'maandag', from: 9, until: 10 })).toEqual([5, 6, 0]);
});

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

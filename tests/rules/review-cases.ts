import { reviewLimits } from 'shared/review.ts';
import { Double, type Fields, type Stored } from '../firestore-client.ts';

export type ReviewCase = { what: string; path: string; fields: Fields };

/** The time of every case, except those of `acceptedDays`: noon in the Netherlands. */
export const tableTime = '2026-10-10T10:00:00Z';
export const tableDay = '2026/10/10';

/** Creates a valid review with these changes. The value undefined leaves out a field. */
export function createCase(
  what: string,
  id: number,
  changes: Readonly<Record<string, Stored | undefined>>,
  documentName = String(id).padStart(20, 'Zz'),
): ReviewCase {
  const fields: Record<string, Stored> = {
    id,
    name: 'Jannie',
    review: 'Onze kat spint er nog van.',
    stars: 5,
    date: tableDay,
  };
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) delete fields[key];
    else fields[key] = value;
  }
  return { what, path: `reviews/${documentName}`, fields };
}

/** Replaces the time in the rules, because the emulator's clock cannot be set. */
export function pinTime(rules: string, instant: string): string {
  return rules.replaceAll('request.time', `timestamp.value(${Date.parse(instant)})`);
}

/** Writes a value as readable text, for the description of a case. */
export function show(value: Stored): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `U+${unit.charCodeAt(0).toString(16)}`,
  );
}

export const blankTexts: readonly string[] = [
  '',
  '     ',
  ' \u00a0\u2003\u200b\u2029',
  // Spaces, joiners, a soft hyphen, a line separator, a tag character and a private-use character.
  ...[
    0x20, 0xa0, 0x202f, 0x3000, 0x200b, 0x200d, 0x2060, 0xfeff, 0xad, 0x2028, 0xe0041, 0xe000,
  ].map((code) => String.fromCodePoint(code)),
  // Characters that browsers do not draw: fillers, variation selectors, empty braille and others.
  ...[
    0x34f, 0x115f, 0x1160, 0x180b, 0x180f, 0x2065, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xffa0, 0xfff0,
    0xfffc, 0xe0000, 0xe0fff,
  ].map((code) => String.fromCodePoint(code)),
];

/** Characters just outside the ranges of blank characters. The rules accept them. */
export const barelyVisibleTexts = [
  0x34e, 0x350, 0x115e, 0x1161, 0x180a, 0x1810, 0x27ff, 0x2801, 0x3163, 0x3165, 0xfdff, 0xfe10,
  0xff9f, 0xffa1, 0xffef, 0xfffd, 0xdffff, 0xe1000,
].map((code) => String.fromCodePoint(code));

// Control characters, and characters that change the text direction.
const banned = [
  0x00, 0x07, 0x08, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0x202a, 0x202c, 0x202e,
  0x2066, 0x2068, 0x2069,
];

/** Values that the rules refuse both as a name and as a text, by checks of their own. */
const badTexts: readonly Stored[] = [
  ...banned.map((code) => `a${String.fromCodePoint(code)}b`),
  ...['\u001b[31mrood', 'abc\u0008', 'a\n\u202eb'],
  ...[42, true, null, ['a', 'b'], [], { text: 'a' }, new Uint8Array([72, 105]), new Date(0)],
];

type Change = [what: string, change: Record<string, Stored | undefined>, documentName?: string];

const goodChanges: Change[] = [
  ['nothing special', {}],
  ['one letter', { name: 'J', review: 'x' }],
  ['one star', { stars: 1 }],
  ['the lowest id', { id: 1 }],
  ['the highest id', { id: 1_000_000 }],
  ['the number of another review', { id: 1 }],
  ['a document name of 20 letters and digits', {}, 'aAzZ0123456789mMbByY'],
  ['yesterday as its date', { date: '2026/10/09' }],
  ['the longest name', { name: 'n'.repeat(reviewLimits.name) }],
  ['a name of 50 emoji', { name: '😺'.repeat(50) }],
  ['the longest review', { review: 'r'.repeat(reviewLimits.review) }],
  ['a review of one letter amid spaces', { review: 'x'.padStart(reviewLimits.review) }],
  ['254 line ends and a letter', { review: 'x'.padEnd(reviewLimits.review, '\n') }],
  ['Cyrillic letters alone', { name: 'Анна', review: 'Top! Спасибо' }],
  ['Greek letters alone', { name: 'Γιώργος 2' }],
  ['Latin letters with accents', { name: 'Zoë Çelik-Åström' }],
  ['a tab', { review: 'Kat:\tblij' }],
  ['a no-break space between words', { name: 'Jan\u00a0Jansen', review: 'Top\u00a0salon' }],
  ['an accent as a combining character', { name: 'Zoe\u0308', review: 'Cafe\u0301' }],
  ['emoji with joiners', { review: 'Top 👩‍👩‍👧 👍🏽 ❤️' }],
  ['Arabic letters', { name: 'فاطمة', review: 'ممتاز جدا' }],
  ['a right-to-left mark', { review: 'ممتاز\u200f!' }],
  ['HTML, which the site shows as text', { review: '<img src=x onerror=alert(1)>' }],
  [
    'characters next to the control characters',
    { review: '~\u00a1 ! \u2029 \u202f \u2065 \u206a.' },
  ],
  ...barelyVisibleTexts.map((name): Change => [show(name), { name }]),
];

/** Each review gets a number from 2 on, unless its case sets a number. */
export const goodReviews: readonly ReviewCase[] = goodChanges.map(
  ([what, change, documentName], index) => createCase(what, index + 2, change, documentName),
);

const badChanges: Change[] = [
  ['no number', { id: undefined }],
  ['no name', { name: undefined }],
  ['no text', { review: undefined }],
  ['no stars', { stars: undefined }],
  ['no day', { date: undefined }],
  ['an extra field', { reply: 'Dank u wel!' }],
  ['a field name with a capital', { Name: 'Jannie' }],

  ['number 0', { id: 0 }],
  ['a number over the highest', { id: 1_000_001 }],
  ['a number as text', { id: '2001' }],
  ['a number as a double', { id: new Double(2002) }],

  ['the document name 31', {}, '31'],
  ['a document name of 19 letters', {}, 'a'.repeat(19)],
  ['a document name of 21 letters', {}, 'a'.repeat(21)],
  ...['-', '_', '.', ' ', '@', '[', '`', '{', ':', 'é'].map(
    (sign): Change => [`a document name with ${sign}`, {}, `${'a'.repeat(19)}${sign}`],
  ),

  ['the day before yesterday', { date: '2026/10/08' }],
  ['tomorrow', { date: '2026/10/11' }],
  ['a day in the Dutch order', { date: '10/10/2026' }],
  ['a day with dashes', { date: '2026-10-10' }],
  ['a day without its leading zero', { date: '2026/10/9' }],
  ['a line break after the day', { date: `${tableDay}\n` }],
  ['a day that is not in the calendar', { date: '2026/02/30' }],
  ['a day as a time', { date: new Date('2026-10-10') }],

  ...[0, 6, -1, 1_000_000, '5', '*****', true, null, [5]].map(
    (stars): Change => [`the stars ${show(stars)}`, { stars }],
  ),
  ...[4.5, 5, Number.NaN].map(
    (value): Change => [`the stars ${value} as a double`, { stars: new Double(value) }],
  ),

  ['a name one unit too long', { name: 'n'.repeat(reviewLimits.name + 1) }],
  ['a name of 50 emoji and a letter', { name: `${'😺'.repeat(50)}.` }],
  ['a name of two lines', { name: 'Jannie\nde eigenaar' }],
  ['a tab in a name', { name: 'Jannie\tde eigenaar' }],

  ['a review one unit too long', { review: 'r'.repeat(reviewLimits.review + 1) }],
  ['a review of 128 emoji', { review: '😺'.repeat(128) }],

  // One check finds a blank name and a blank text, so all blank characters are tried in a name.
  ...[...blankTexts, ...badTexts].map((name): Change => [`the name ${show(name)}`, { name }]),
  ...[...blankTexts.slice(0, 3), ...badTexts].map(
    (review): Change => [`the text ${show(review)}`, { review }],
  ),
];

/** Each review gets a number from 1001 on, unless its case sets a number. */
export const badReviews: readonly ReviewCase[] = badChanges.map(
  ([what, change, documentName], index) => createCase(what, 1001 + index, change, documentName),
);

/** The dates that the rules accept at each instant. The rules refuse all other dates. */
export const acceptedDays: readonly [instant: string, days: string][] = [
  // Winter: the Netherlands are one hour ahead of UTC.
  ['2027-01-15T12:00:00.000Z', '2027/01/14 2027/01/15'],
  ['2026-11-20T21:59:59.999Z', '2026/11/19 2026/11/20'],
  // In summer, 22:00 UTC is already the next Dutch day, so the rules accept that day all year.
  ['2026-11-20T22:00:00.000Z', '2026/11/19 2026/11/20 2026/11/21'],
  ['2026-11-20T23:00:00.000Z', '2026/11/20 2026/11/21'],
  // Summer: the Netherlands are two hours ahead of UTC.
  ['2026-07-15T21:59:59.999Z', '2026/07/14 2026/07/15'],
  ['2026-07-15T22:00:00.000Z', '2026/07/14 2026/07/15 2026/07/16'],
  // The nights in which the clocks change.
  ['2026-03-29T00:59:59.999Z', '2026/03/28 2026/03/29'],
  ['2026-03-29T01:00:00.000Z', '2026/03/28 2026/03/29'],
  ['2026-10-24T22:30:00.000Z', '2026/10/23 2026/10/24 2026/10/25'],
  ['2026-10-25T01:00:00.000Z', '2026/10/24 2026/10/25'],
  // New Year, and February with and without its 29th.
  ['2026-12-31T23:00:00.000Z', '2026/12/31 2027/01/01'],
  ['2028-02-29T23:00:00.000Z', '2028/02/29 2028/03/01'],
  ['2027-02-28T12:00:00.000Z', '2027/02/27 2027/02/28'],
];

export function listDaysAround(instant: string): string[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((days) => {
    const moment = new Date(Date.parse(instant) + days * 86_400_000);
    return moment.toISOString().slice(0, 10).replaceAll('-', '/');
  });
}

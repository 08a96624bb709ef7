import { reviewLimits } from 'shared/review.ts';
import { Double, type Stored } from '../firestore-client.ts';
import { badTexts } from './bad-texts.ts';
import { createCase, type ReviewCase, show, tableDay as today } from './review-case.ts';

type Change = [what: string, change: Record<string, Stored | undefined>, documentName?: string];

const changes: Change[] = [
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
  ['a line break after the day', { date: `${today}\n` }],
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
  ...['\n', '\r', '\r\n', '\u2028', '\u2029'].map(
    (end): Change => [`ten lines that end in ${show(end)}`, { review: `x${end}`.repeat(9) }],
  ),

  ...badTexts.map((name): Change => [`the name ${show(name)}`, { name }]),
  ...badTexts.map((review): Change => [`the text ${show(review)}`, { review }]),
];

/** Each review gets a number from 1001 on, unless its case sets a number. */
export const badReviews: readonly ReviewCase[] = changes.map(
  ([what, change, documentName], index) => createCase(what, 1001 + index, change, documentName),
);

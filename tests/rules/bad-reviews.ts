import { reviewLimits } from 'shared/review.ts';
import { product, salon } from 'shared/salon.ts';
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
  ['a field more', { reply: 'Dank u wel!' }],
  ['an empty field more', { photo: null }],
  ['a field in other letters', { Name: 'Jannie' }],
  ['another field instead', { date: undefined, datum: today }],

  ['number 0', { id: 0 }],
  ['a negative number', { id: -1 }],
  ['a number over the highest', { id: 1_000_001 }],
  ['a number as text', { id: '2001' }],
  ['a number as a double', { id: new Double(2002) }],
  ['half a number', { id: new Double(2003.5) }],
  ['a number that is null', { id: null }],
  ['a number in a list', { id: [2004] }],

  ['the document name 31', {}, '31'],
  ['a document name of 19 letters', {}, 'a'.repeat(19)],
  ['a document name of 21 letters', {}, 'a'.repeat(21)],
  ...['-', '_', '.', ' ', '@', '[', '`', '{', ':', 'é'].map(
    (sign): Change => [`a document name with ${sign}`, {}, `${'a'.repeat(19)}${sign}`],
  ),

  ['the day before yesterday', { date: '2026/10/08' }],
  ['tomorrow', { date: '2026/10/11' }],
  ['a year ago', { date: '2025/10/10' }],
  ['the Dutch order', { date: '10/10/2026' }],
  ['dashes', { date: '2026-10-10' }],
  ['no zero in front', { date: '2026/10/9' }],
  ['a day with its time', { date: `${today} 12:00` }],
  ['a line break after the day', { date: `${today}\n` }],
  ['a day that is not in the calendar', { date: '2026/02/30' }],
  ['other digits', { date: '\u0662026/10/10' }],
  ['an empty day', { date: '' }],
  ['a day as a time', { date: new Date('2026-10-10') }],
  ['a day in a list', { date: [today] }],
  ['a day that is null', { date: null }],

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
  ['a return in a name', { name: 'Jannie\rde eigenaar' }],

  ...[salon.name, product, `Team ${product}`, 'Z.a.c.h.t p.o.o.t', product.toUpperCase()].map(
    (name): Change => [`the salon's name, ${name}`, { name }],
  ),
  ...[salon.groomer, ` ${salon.groomer.toUpperCase().replace(' ', '  ')}.`].map(
    (name): Change => [`the groomer's name, ${name}`, { name }],
  ),

  ['a review one unit too long', { review: 'r'.repeat(reviewLimits.review + 1) }],
  ['a review of 128 emoji', { review: '😺'.repeat(128) }],
  ['a review of 254 spaces and two letters', { review: `${' '.repeat(254)}xx` }],
  ['a review of 255 letters of two bytes and one more', { review: 'é'.repeat(256) }],
  ['a very long review', { review: 'r'.repeat(100_000) }],
  ...['\n', '\r', '\r\n', '\u2028', '\u2029'].map(
    (end): Change => [`ten lines that end in ${show(end)}`, { review: `x${end}`.repeat(9) }],
  ),
  ['a tower', { review: `a${'\n'.repeat(253)}b` }],
  ['a review of line breaks', { review: '\n\r\n\t' }],

  ...badTexts.map((name): Change => [`the name ${show(name)}`, { name }]),
  ...badTexts.map((review): Change => [`the text ${show(review)}`, { review }]),
];

/** Numbers from 1001 on, one each, unless a case names its own. */
export const badReviews: readonly ReviewCase[] = changes.map(
  ([what, change, documentName], index) => createCase(what, 1001 + index, change, documentName),
);

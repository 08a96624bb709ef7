import { reviewLimits } from 'shared/review.ts';
import type { Stored } from '../firestore-client.ts';
import { barelyVisibleTexts } from './bad-texts.ts';
import { createCase, type ReviewCase, show } from './review-case.ts';

type Change = [what: string, change: Record<string, Stored>, documentName?: string];

const changes: Change[] = [
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
  ['a review of one letter amid 254 spaces', { review: `${' '.repeat(254)}x` }],
  ['nine lines', { review: '1\n2\r3\n4\n5\n6\n7\u20288\u20299' }],
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
export const goodReviews: readonly ReviewCase[] = changes.map(
  ([what, change, documentName], index) => createCase(what, index + 2, change, documentName),
);

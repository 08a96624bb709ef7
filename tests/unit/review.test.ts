import { formatDay } from 'shared/format-day.ts';
import { compareReviews, longestReply, parseReview } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import { expect, test } from 'vitest';
import { describeSummary } from '../../src/features/reviews/review-summary-line.tsx';
import { createReview } from '../reviews.ts';

const document = { id: 7, name: 'Anouk', review: 'Fijn geholpen.', stars: 5, date: '2028/02/29' };

test('a stored review is read with the name of its document', () => {
  expect(parseReview('7', document)).toEqual({ documentName: '7', ...document });
});

test.each([
  ['an id in words', { id: '7' }],
  ['an id that is no number', { id: Number.NaN }],
  ['no name', { name: undefined }],
  ['a name that cannot be seen', { name: '\u200b\u00a0\ufeff' }],
  ['a review that is a list', { review: ['Fijn'] }],
  ['an empty review', { review: '' }],
  ['half a star', { stars: 4.5 }],
  ['a day that does not exist', { date: '2026/02/29' }],
  ['a month that does not exist', { date: '2026/13/01' }],
  ['a day in another form', { date: '20-11-2026' }],
  ['a timestamp as date', { date: { seconds: 1 } }],
])('a document with %s is left out', (_, wrong) => {
  expect(parseReview('7', { ...document, ...wrong })).toBeNull();
});

test("the owner's reply is read, without the white space around it", () => {
  const replied = parseReview('7', { ...document, reply: '\n Dank u wel!\nTot ziens. ' });
  expect(replied).toEqual({ documentName: '7', ...document, reply: 'Dank u wel!\nTot ziens.' });
});

test('a reply that is too long is cut and shows it, never through the middle of an emoji', () => {
  const reply = `${'x'.repeat(longestReply - 1)}🐈 en meer`;
  const cut = parseReview('7', { ...document, reply })?.reply;
  expect(cut).toBe(`${'x'.repeat(longestReply - 1)}…`);
  const whole = 'x'.repeat(longestReply);
  expect(parseReview('7', { ...document, reply: whole })?.reply).toBe(whole);
});

test.each([[' \u200b\n'], [42], [{ text: 'Dank' }]])(
  'the reply %j is left out, and the review stays',
  (reply) => {
    expect(parseReview('7', { ...document, reply })).toEqual({ documentName: '7', ...document });
  },
);

test('reviews stand newest day first, then highest number first', () => {
  const list = [
    createReview({ id: 1, date: '2026/01/01' }),
    createReview({ id: 3, date: '2026/02/01' }),
    createReview({ id: 2, date: '2026/02/01' }),
  ];
  expect(list.toSorted(compareReviews).map((review) => review.id)).toEqual([3, 2, 1]);
});

test.each([
  [{ count: 37, average: 4.8378 }, '4,8 van de 5 (37 recensies)'],
  [{ count: 1, average: 5 }, '5,0 van de 5 (1 recensie)'],
])('the summary %j reads %s', (summary, text) => {
  expect(describeSummary(summary)).toBe(text);
});

test.each<[document: Record<string, unknown> | undefined, isRead: boolean]>([
  [{ count: 37, average: 4.8, countedAt: new Date(0) }, true],
  [{ count: 1, average: 5 }, true],
  [undefined, false],
  [{ count: 0, average: null }, false],
  [{ count: 0, average: 5 }, false],
  [{ count: 1.5, average: 5 }, false],
  [{ count: '37', average: 5 }, false],
  [{ count: 37, average: 0.9 }, false],
  [{ count: 37, average: 5.1 }, false],
  [{ count: 37, average: Number.NaN }, false],
])('the summary %j is read: %s', (document, isRead) => {
  expect(parseReviewSummary(document) !== null).toBe(isRead);
});

test('a day is written out in Dutch', () => {
  expect(formatDay('2026/11/20')).toBe('20 november 2026');
  const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const two = String(month).padStart(2, '0');
    expect(formatDay(`2026/${two}/01`)).toBe(dutch.format(new Date(`2026-${two}-01`)));
  }
});

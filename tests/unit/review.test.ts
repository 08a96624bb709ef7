import { expect, test } from 'vitest';
import { compareReviews, isBlank, isDay, longestReply, readReview } from '../../src/data/review.ts';
import { createReview } from '../reviews.ts';

const document = { id: 7, name: 'Anouk', review: 'Fijn geholpen.', stars: 5, date: '2026/11/20' };

test('a stored review is read with its document name as key', () => {
  expect(readReview('7', document)).toEqual({ key: '7', ...document });
});

test.each([
  ['no id', { id: undefined }],
  ['an id in words', { id: '7' }],
  ['an id that is no number', { id: Number.NaN }],
  ['no name', { name: undefined }],
  ['a name that cannot be seen', { name: '\u200b\u00a0' }],
  ['a review that is a list', { review: ['Fijn'] }],
  ['an empty review', { review: '' }],
  ['no stars', { stars: undefined }],
  ['six stars', { stars: 6 }],
  ['half a star', { stars: 4.5 }],
  ['stars in words', { stars: '5' }],
  ['a day that does not exist', { date: '2026/02/30' }],
  ['a day in another form', { date: '20-11-2026' }],
  ['a timestamp as date', { date: { seconds: 1 } }],
])('a document with %s is left out', (_, wrong) => {
  expect(readReview('7', { ...document, ...wrong })).toBeNull();
});

test('the owner’s answer is read, without the white space around it', () => {
  const answered = readReview('7', { ...document, reply: '\n Dank u wel!\nTot ziens. ' });
  expect(answered).toEqual({ key: '7', ...document, reply: 'Dank u wel!\nTot ziens.' });
});

test('an answer that is too long is cut and shows it, never through the middle of a sign', () => {
  const reply = `${'x'.repeat(longestReply - 1)}🐈 en meer`;
  const cut = readReview('7', { ...document, reply })?.reply;
  expect(cut).toBe(`${'x'.repeat(longestReply - 1)}…`);
  const whole = 'x'.repeat(longestReply);
  expect(readReview('7', { ...document, reply: whole })?.reply).toBe(whole);
});

test.each([[''], [' \u200b\n'], [42], [null], [['Dank']], [{ text: 'Dank' }]])(
  'the answer %j is left out, and the review stays',
  (reply) => {
    expect(readReview('7', { ...document, reply })).toEqual({ key: '7', ...document });
  },
);

test.each([
  ['2026/11/20', true],
  ['2028/02/29', true],
  ['2026/02/29', false],
  ['2026/13/01', false],
  ['2026/00/10', false],
  ['2026/1/2', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['', true],
  ['  \n\t', true],
  ['\u00a0\u200b\ufeff', true],
  [' x ', false],
  ['🐈', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

test('reviews stand newest day first, then highest number first', () => {
  const list = [
    createReview({ id: 1, date: '2026/01/01' }),
    createReview({ id: 3, date: '2026/02/01' }),
    createReview({ id: 2, date: '2026/02/01' }),
  ];
  expect(list.toSorted(compareReviews).map((review) => review.id)).toEqual([3, 2, 1]);
});

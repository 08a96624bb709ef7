import { formatDay } from 'shared/format-day.ts';
import { newReviewName, parseReview } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import { expect, test } from 'vitest';
import { forgetName, nameReview } from '../../src/data/name-review.ts';
import { describeSummary } from '../../src/features/reviews/review-summary-line.tsx';
import { createNewReview, createReview } from '../reviews.ts';

const parsed = createReview({ date: '2028/02/29' }, 7);
const { documentName: _, ...fields } = parsed;
const document = { id: 7, ...fields };

test('a stored review is parsed with the name of its document', () => {
  expect(parseReview('7', document)).toEqual(parsed);
});

test.each<[what: string, changes: Record<string, unknown>, expected: object]>([
  ['stars as text', { stars: '4' }, { stars: 4 }],
  ['a fraction of stars', { stars: 4.5 }, { stars: null }],
  ['no stars', { stars: undefined }, { stars: null }],
  ['seven stars', { stars: 7 }, { stars: null }],
  ['an id as text', { id: '7' }, {}],
  ['a date with dashes', { date: '2025-11-25' }, { date: null }],
  ['a date without zeros', { date: '2025/3/5' }, { date: null }],
  ['a timestamp', { date: { toDate: () => new Date() } }, { date: null }],
  ['a day that does not exist', { date: '2026/02/29' }, { date: null }],
  ['a month that does not exist', { date: '2026/13/01' }, { date: null }],
  ['no name', { name: undefined }, { name: 'Anoniem' }],
  ['an invisible name', { name: '\u200b\u00a0\ufeff' }, { name: 'Anoniem' }],
  ['a very long text', { review: 'x'.repeat(3_000) }, { review: 'x'.repeat(3_000) }],
])('a review of an older site with %s is kept', (_, changes, expected) => {
  expect(parseReview('7', { ...document, ...changes })).toEqual({ ...parsed, ...expected });
});

test.each([
  ['a list as text', { review: ['Fijn'] }],
  ['an invisible text', { review: '\u2800' }],
  ['no text', { review: undefined }],
])('a stored review with %s is dropped, because it has no text to show', (_, changes) => {
  expect(parseReview('7', { ...document, ...changes })).toBeNull();
});

test('a stored review and its reply are shown without blank lines around them', () => {
  const untidy = {
    review: '\u00a0\r\n\n Fijn ❤️\n\nDank! \n\u2800\n',
    reply: '\u200b\n\nGraag! \u2028',
  };
  const { review, reply } = parseReview('7', { ...document, ...untidy }) ?? {};
  expect([review, reply]).toEqual([' Fijn ❤️\n\nDank! ', 'Graag!']);
});

test.each([[' \u200b\n'], [42], [{ text: 'Dank' }]])(
  'the invalid reply %j is left out, and its review stays',
  (reply) => {
    expect(parseReview('7', { ...document, reply })).toEqual(parsed);
  },
);

test.each([
  [{ count: 37, average: 4.8378 }, '4,8 van de 5 (37 recensies)'],
  [{ count: 20, average: 4.35 }, '4,4 van de 5 (20 recensies)'],
  [{ count: 20, average: 4.95 }, '4,9 van de 5 (20 recensies)'],
  [{ count: 1, average: 5 }, '5,0 van de 5 (1 recensie)'],
  [{ count: 2, average: null }, '2 recensies'],
])('the summary of the reviews %j is shown as "%s"', (summary, text) => {
  expect(describeSummary(summary)).toBe(text);
});

test.each([
  [37, 4.8, 4.8],
  [2, null, null],
  [37, 5.1, null],
  [37, Number.NaN, null],
])('for %s reviews, the stored average %s is parsed as %s', (count, average, parsed) => {
  const stored = { count, average, countedAt: new Date(0) };
  expect(parseReviewSummary(stored)).toEqual({ count, average: parsed });
});

test('a summary of documents that cannot be shown is parsed, even if no review can', () => {
  const leftOut = { count: 0, average: null, leftOut: 2 };
  expect(parseReviewSummary(leftOut)).toEqual(leftOut);
});

test.each([
  undefined,
  { count: 0, average: null },
  { count: 1.5, average: 5 },
  { count: '37', average: 5 },
])('the stored review summary %j is invalid, so it is parsed as null', (document) => {
  expect(parseReviewSummary(document)).toBeNull();
});

test('a day in any month is written in Dutch, as in "20 november 2026"', () => {
  expect(formatDay('2026/11/20')).toBe('20 november 2026');
  const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const two = String(month).padStart(2, '0');
    expect(formatDay(`2026/${two}/01`)).toBe(dutch.format(new Date(`2026-${two}-01`)));
  }
});

test('a review has the same document name at each try, even after midnight, until it is edited', () => {
  const review = createNewReview({ date: '2026/11/20' });
  const name = nameReview(review);
  expect(name).toMatch(newReviewName);
  expect(nameReview({ ...review, date: '2026/11/21' })).toBe(name);
  const edited = [
    { ...review, stars: 4 as const },
    { ...review, review: 'Anders.' },
    { ...review, name: 'Anders' },
    { ...review, cat: 'Minoes' },
  ];
  const names = new Set([name, ...edited.map(nameReview)]);
  expect(names.size).toBe(5);
  const last = { ...review, cat: 'Minoes' };
  expect(names).toContain(nameReview(last));
  forgetName(); // after a success
  expect(names).not.toContain(nameReview(last));
});

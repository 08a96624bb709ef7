import { expect, test } from 'vitest';
import { isBlank, readReview } from '../../src/data/review.ts';
import { emptyDatabase, emulatorTest, rulesText } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { badReviews } from './bad-reviews.ts';
import { blankTexts } from './bad-texts.ts';
import { acceptedDays, writeDay } from './days.ts';
import { goodReviews } from './good-reviews.ts';
import { judgeRules } from './judge-rules.ts';
import { createCase } from './review-case.ts';
import { forbiddenActions } from './visitor-actions.ts';

emulatorTest('the rules do all that the tables say', async () => {
  const differences: string[] = [];
  for await (const found of judgeRules('rules-tables', rulesText)) differences.push(found);

  expect(differences).toEqual([]);
  expect(badReviews.length).toBeGreaterThan(75);
  expect(forbiddenActions.length).toBeGreaterThan(15);
  keepFigure('rules: bad reviews refused', badReviews.length);
  keepFigure('rules: good reviews accepted', goodReviews.length);
  keepFigure('rules: forbidden changes and reads refused', forbiddenActions.length);
  keepFigure('rules: moments at which the days are right', acceptedDays.length);
});

emulatorTest(
  'by the real clock a review of today is allowed, one of last week is not',
  async () => {
    const { visitor } = await emptyDatabase('rules-clock');
    const add = (number: number, daysAgo: number) => {
      const date = writeDay(new Date(Date.now() - daysAgo * 86_400_000), 'Europe/Amsterdam');
      const { path, fields } = createCase(date, number, { date });
      return visitor.commit({ create: path, fields });
    };
    expect(await add(1, 0)).toBe('allowed');
    expect(await add(2, 7)).toBe('refused');
  },
);

test.each(acceptedDays)('at %s the days around the Dutch one are in the table', (instant, days) => {
  const dutchDays = [-1, 0, 1].map((day) => {
    const today = writeDay(new Date(instant), 'Europe/Amsterdam');
    return writeDay(new Date(Date.parse(today.replaceAll('/', '-')) + day * 86_400_000), 'UTC');
  });
  expect(days.split(' ')).toEqual(expect.arrayContaining(dutchDays));
});

test.each(goodReviews)('the site shows a review with $what', ({ path, fields }) => {
  expect(readReview(path, fields)).not.toBeNull();
});

test.each(blankTexts)('the form too takes %s for an empty field', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

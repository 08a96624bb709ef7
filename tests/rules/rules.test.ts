import { isBlank } from 'shared/characters.ts';
import { parseReview } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { rulesText } from '../set-rules.ts';
import { today } from '../today.ts';
import { badReviews } from './bad-reviews.ts';
import { blankTexts } from './bad-texts.ts';
import { goodReviews } from './good-reviews.ts';
import { judgeRules } from './judge-rules.ts';
import { createCase } from './review-case.ts';
import { forbiddenActions } from './visitor-actions.ts';

emulatorTest('the rules allow and refuse what the tables of this folder expect', async () => {
  const differences = await judgeRules('rules-tables', rulesText);
  expect(differences, 'Correct firestore.rules, or the table that differs').toEqual([]);
  expect(badReviews.length).toBeGreaterThan(75);
  expect(forbiddenActions.length).toBeGreaterThan(15);
});

emulatorTest('the rules refuse a review of last week, and accept one of today', async () => {
  const { visitor } = await emptyDatabase('rules-clock');
  const add = (daysAgo: number) => {
    const date = today(-daysAgo);
    const { path, fields } = createCase(date, 1, { date });
    return visitor.commit({ create: path, fields });
  };
  expect(await add(7)).toBe('refused');
  expect(await add(0)).toBe('allowed');
});

test.each(goodReviews)('the site can parse a review with $what', ({ path, fields }) => {
  expect(parseReview(path, fields)).not.toBeNull();
});

test.each(blankTexts)('the form treats %j as an empty field', (text) => {
  expect(isBlank(text)).toBe(true);
});

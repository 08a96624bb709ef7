import { isBlank } from 'shared/characters.ts';
import { parseReview } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import type { Outcome } from '../firestore-client.ts';
import { rulesText } from '../set-rules.ts';
import { today } from '../today.ts';
import {
  acceptedDays,
  badReviews,
  blankTexts,
  createCase,
  goodReviews,
  listDaysAround,
  pinTime,
  type ReviewCase,
  tableTime,
} from './review-cases.ts';
import {
  type Action,
  allowedActions,
  creations,
  documentsThere,
  forbiddenActions,
} from './visitor-actions.ts';

type Trial = Action & { expected: Outcome };

const expectAll = (actions: readonly Action[], expected: Outcome) =>
  actions.map((action): Trial => ({ ...action, expected }));

const tryReview = ({ what, path, fields }: ReviewCase): Action => ({
  what: `add a review with ${what}`,
  run: (visitor) => visitor.commit({ create: path, fields }),
});

/** Lists the unexpected outcomes. */
async function findDifferences(trials: readonly Trial[], { visitor }: Database) {
  const outcomes = await Promise.all(trials.map((trial) => trial.run(visitor)));
  return trials.flatMap(({ what, expected }, index) => {
    const outcome = outcomes[index];
    return outcome === expected ? [] : `${what}: ${outcome}, not ${expected}`;
  });
}

const openAt = (instant: string) => emptyDatabase('rules-tables', pinTime(rulesText, instant));

// Some 250 requests: on a busy machine they take longer than a test may.
emulatorTest(
  'the rules allow and refuse what the tables of this folder expect',
  { timeout: 180_000 },
  async () => {
    const differences: string[] = [];
    const database = await openAt(tableTime);
    const run = async (trials: readonly Trial[], at = database) =>
      void differences.push(...(await findDifferences(trials, at)));

    await run(expectAll(goodReviews.map(tryReview), 'allowed'));
    for (let start = 0; start < badReviews.length; start += 24) {
      await run(expectAll(badReviews.slice(start, start + 24).map(tryReview), 'refused'));
    }
    // Actions run one by one, because an allowed action can change the data of the next.
    for (const action of creations) await run(expectAll([action], 'refused'));
    await database.owner.commit(...documentsThere);
    for (const action of allowedActions) await run(expectAll([action], 'allowed'));
    for (const action of forbiddenActions) await run(expectAll([action], 'refused'));

    for (const [instant, days] of acceptedDays) {
      const accepted = days.split(' ');
      const trials = listDaysAround(instant).map((date, index): Trial => {
        const review = createCase(`the day ${date} at ${instant}`, index + 1, { date });
        return { ...tryReview(review), expected: accepted.includes(date) ? 'allowed' : 'refused' };
      });
      await run(trials, await openAt(instant));
    }
    expect(differences, 'Correct firestore.rules, or the table that differs').toEqual([]);
    expect(badReviews.length).toBeGreaterThan(75);
    expect(forbiddenActions.length).toBeGreaterThan(15);
  },
);

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

test('the site can parse each good review, and its form treats each blank text as empty', () => {
  for (const { what, path, fields } of goodReviews) {
    expect(parseReview(path, fields), what).not.toBeNull();
  }
  for (const text of blankTexts) expect(isBlank(text), JSON.stringify(text)).toBe(true);
});

/** Checks a review without its number, because the store numbers it. */
function isAccepted({ fields: { id: _, ...sent } }: ReviewCase, time = tableTime): boolean {
  return checkNewReview(sent, new Date(time)) !== null;
}

test('the embedded store accepts and refuses the same test reviews as the rules, but checks no review number', () => {
  const withoutNumber = ({ fields }: ReviewCase) => JSON.stringify({ ...fields, id: undefined });
  const good = withoutNumber(createCase('', 1, {}));
  // Leaves out cases in which only the number or document name is bad: isAccepted() checks neither.
  const bad = badReviews.filter((review) => withoutNumber(review) !== good);
  expect(goodReviews.filter((review) => !isAccepted(review))).toEqual([]);
  expect(bad.filter((review) => isAccepted(review))).toEqual([]);
  expect(bad.length).toBeGreaterThan(100);
});

test.each(acceptedDays)('at %s the embedded store accepts reviews dated %s', (instant, days) => {
  const accepted = listDaysAround(instant).filter((date) =>
    isAccepted(createCase('', 1, { date }), instant),
  );
  expect(accepted.join(' ')).toBe(days);
});

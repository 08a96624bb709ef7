// Tries each case of this folder on the rules, and lists the unexpected outcomes.
import { type Database, emptyDatabase } from '../emulator.ts';
import type { Outcome } from '../firestore-client.ts';
import { badReviews } from './bad-reviews.ts';
import { closings } from './closings.ts';
import { acceptedDays, listDaysAround } from './days.ts';
import { goodReviews } from './good-reviews.ts';
import { createCase, pinTime, type ReviewCase, tableTime } from './review-case.ts';
import {
  type Action,
  allowedActions,
  documentsThere,
  forbiddenActions,
} from './visitor-actions.ts';

type Trial = Action & { expected: Outcome };

function tryReview({ what, path, fields }: ReviewCase, expected: Outcome): Trial {
  const run: Action['run'] = (visitor) => visitor.commit({ create: path, fields });
  return { what: `add a review with ${what}`, expected, run };
}

const goodTrials = goodReviews.map((review) => tryReview(review, 'allowed'));
const badTrials = badReviews.map((review) => tryReview(review, 'refused'));
const actionTrials: Trial[] = [
  ...allowedActions.map((action): Trial => ({ ...action, expected: 'allowed' })),
  ...forbiddenActions.map((action): Trial => ({ ...action, expected: 'refused' })),
];

export async function judgeRules(name: string, rules: string): Promise<string[]> {
  const differences: string[] = [];
  const database = await emptyDatabase(name, pinTime(rules, tableTime));
  // One commit of all good reviews is fast. If it is refused, each review is tried alone.
  const together = goodReviews.map(({ path, fields }) => ({ create: path, fields }));
  if ((await database.visitor.commit(...together)) === 'refused') await run(goodTrials, database);

  for (let start = 0; start < badTrials.length; start += 24) {
    await run(badTrials.slice(start, start + 24), database);
  }
  // Actions run one by one, because an allowed action can change the data of the next.
  await database.owner.commit(...documentsThere);
  for (const trial of actionTrials) await run([trial], database);

  for (const { there, action, expected } of closings) {
    await database.owner.commit(there);
    const what = `after ${JSON.stringify(there)}: ${action.what}`;
    await run([{ ...action, what, expected }], database);
  }
  for (const [instant, days] of acceptedDays) {
    const trials = listDaysAround(instant).map((date, index) =>
      tryReview(
        createCase(`the day ${date} at ${instant}`, index + 1, { date }),
        days.split(' ').includes(date) ? 'allowed' : 'refused',
      ),
    );
    await run(trials, await emptyDatabase(name, pinTime(rules, instant)));
  }
  return differences;

  async function run(trials: readonly Trial[], { visitor }: Database): Promise<void> {
    const outcomes = await Promise.all(trials.map((trial) => trial.run(visitor)));
    for (const [index, { what, expected }] of trials.entries()) {
      const outcome = outcomes[index];
      if (outcome !== expected) differences.push(`${what}: ${outcome}, not ${expected}`);
    }
  }
}

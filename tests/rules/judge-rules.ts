// Plays all tables against a set of rules and tells where they do not do what the tables say.
import { type Database, emptyDatabase } from '../emulator.ts';
import type { Outcome } from '../firestore-client.ts';
import { badReviews } from './bad-reviews.ts';
import { acceptedDays, listDaysAround } from './days.ts';
import { goodReviews } from './good-reviews.ts';
import { createCase, pinTime, type ReviewCase, tableTime } from './review-case.ts';
import { allowedActions, documentsThere, forbiddenActions } from './visitor-actions.ts';

type Trial = { what: string; expected: Outcome; run: (database: Database) => Promise<Outcome> };

function tryReview(review: ReviewCase, expected: Outcome): Trial {
  return {
    what: `add a review with ${review.what}`,
    expected,
    run: ({ visitor }) => visitor.commit({ create: review.path, fields: review.fields }),
  };
}

const goodTrials = goodReviews.map((review) => tryReview(review, 'allowed'));
const badTrials = badReviews.map((review) => tryReview(review, 'refused'));

const actionTrials: Trial[] = [
  ...allowedActions.map((action) => ({ ...action, expected: 'allowed' as const })),
  ...forbiddenActions.map((action) => ({ ...action, expected: 'refused' as const })),
].map(({ what, expected, run }) => ({ what, expected, run: ({ visitor }) => run(visitor) }));

const dayTrials = acceptedDays.map(([instant, days]) => ({
  instant,
  trials: listDaysAround(instant).map((day, index) =>
    tryReview(
      createCase(`the day ${day} at ${instant}`, index + 1, { date: day }),
      days.split(' ').includes(day) ? 'allowed' : 'refused',
    ),
  ),
}));

/** Yields what goes another way than the tables say, in a database of its own. */
export async function* judgeRules(name: string, rules: string): AsyncGenerator<string> {
  const database = await emptyDatabase(name, pinTime(rules, tableTime));
  // Good reviews go in one commit, which is refused as a whole; only then it matters which it was.
  const together = goodReviews.map(({ path, fields }) => ({ create: path, fields }));
  if ((await database.visitor.commit(...together)) === 'refused') yield* play(goodTrials, database);

  for (let start = 0; start < badTrials.length; start += 24) {
    yield* play(badTrials.slice(start, start + 24), database);
  }
  // Forbidden actions would disturb each other if they were allowed, so these go one by one.
  await database.owner.commit(...documentsThere);
  for (const trial of actionTrials) yield* play([trial], database);

  for (const { instant, trials } of dayTrials) {
    yield* play(trials, await emptyDatabase(name, pinTime(rules, instant)));
  }
}

async function* play(trials: readonly Trial[], database: Database): AsyncGenerator<string> {
  const outcomes = await Promise.all(trials.map((trial) => trial.run(database)));
  for (const [index, { what, expected }] of trials.entries()) {
    if (outcomes[index] !== expected) yield `${what}: ${outcomes[index]}, not ${expected}`;
  }
}

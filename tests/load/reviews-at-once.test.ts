// Many visitors at the same moment: nothing is lost or stored twice. Times are of 2 cores that play
// all of them and the database, so they are kept as figures and judged by nothing.
import { expect } from 'vitest';
import type { NewReview } from '../../src/data/review.ts';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { keepReviews, readStored, removeReviews } from './stored-reviews.ts';
import { today } from './today.ts';
import { createVisitor } from './visitors.ts';

/** Milliseconds. The site's own deadline is 15 s; the machine of a test may be much slower. */
const deadline = 90_000;

/** All press at the same moment. */
async function sendAtOnce(database: Database, count: number) {
  const reviews = Array.from(
    { length: count },
    (_, index): NewReview => ({
      name: `Bezoeker ${index}`,
      review: 'Allemaal tegelijk.',
      stars: 5,
      date: today(),
    }),
  );
  const started = performance.now();
  const waits = await Promise.all(
    reviews.map(async (review) => {
      await createVisitor(database, deadline).send(review);
      return performance.now() - started;
    }),
  );
  waits.sort((a, b) => a - b);
  return {
    p95: Math.round(waits[Math.ceil(count * 0.95) - 1] ?? 0),
    last: Math.round(waits.at(-1) ?? 0),
    names: reviews.map(({ name }) => name).sort(),
  };
}

/** `first`: the number they have to begin with, where they follow each other. */
async function expectStored(database: Database, names: string[], first?: number) {
  const stored = await readStored(database);
  const ours = stored.filter(({ name }) => name.startsWith('Bezoeker '));
  expect(ours.map(({ name }) => name).sort()).toEqual(names);
  expect(ours.map(({ key }) => key)).toEqual(ours.map(({ id }) => String(id)));
  if (first) expect(ours.map(({ id }) => id)).toEqual(range(first, first + names.length - 1));
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
}

/** Whole numbers, both ends among them. */
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

emulatorTest('50 visitors at once leave 50 reviews, numbered from 1 on without a gap', async () => {
  const database = await emptyDatabase('at-once-50');
  const { p95, names } = await sendAtOnce(database, 50);
  await expectStored(database, names, 1);
  keepFigure('50 visitors at once: 95 % stored within ms', p95);
});

/** Two hundred press at once on one beginning; on the others too with `npm run test:soak`. */
const many = 200;
const fewer = process.env.SOAK ? many : 60;

type Beginning = {
  what: string;
  visitors: number;
  prepare: (database: Database) => Promise<void>;
  /** The first one, where they follow each other; else any that nobody held. */
  first?: number;
};

const beginnings: Beginning[] = [
  { what: 'an empty collection', visitors: many, prepare: async () => {}, first: 1 },
  {
    what: 'reviews with generated names',
    visitors: fewer,
    prepare: (database) =>
      keepReviews(
        database,
        range(1, 40).map((id) => [`Zx${id}qLmTb0aWcYd`, id]),
      ),
    first: 41,
  },
  {
    // 40 reviews: 41 is the first number to ask for, and every third one from there on is held.
    what: 'gaps between the numbers',
    visitors: fewer,
    prepare: (database) =>
      keepReviews(
        database,
        range(1, 40).map((index) => [`gat-${index}`, 40 + 3 * index]),
      ),
  },
  {
    // 150 are left, the odd ones: of the numbers after 150, every second one is held up to 300.
    what: '150 of 300 reviews deleted',
    visitors: fewer,
    async prepare(database) {
      const all = range(1, 300);
      await keepReviews(
        database,
        all.map((id) => [String(id), id]),
      );
      await removeReviews(database, all.filter((id) => id % 2 === 0).map(String));
    },
  },
];

for (const { what, visitors, prepare, first } of beginnings) {
  const name = `${visitors} visitors at once on ${what} leave ${visitors} reviews with as many numbers`;
  emulatorTest(name, { timeout: deadline + 30_000 }, async () => {
    const database = await emptyDatabase('at-once-many');
    await prepare(database);
    const { p95, last, names } = await sendAtOnce(database, visitors);
    await expectStored(database, names, first);
    const figure = `${visitors} visitors at once on ${what}: 95 % / all stored within ms`;
    keepFigure(figure, `${p95} / ${last}`);
  });
}

// Many visitors at the same moment: nothing is lost or stored twice. Times are of 2 cores that play
// all of them and the database, so they are kept as figures and judged by nothing.
import { expect } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { keepReviews, keepSummary, readStored } from './stored-reviews.ts';
import { createVisitor } from './visitors.ts';

/** 200 with `npm run test:soak`. */
const visitors = process.env.SOAK ? 200 : 50;

/** Milliseconds. The site's own timeout is 15 s; the machine of a test may be much slower. */
const timeout = 90_000;

/** Whole numbers, both ends among them. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What is there, and the names and numbers of its reviews. */
const beginnings: [what: string, held: (readonly [string, number])[]][] = [
  ['an empty collection', []],
  [
    // 150 are left, the odd ones: of the numbers after 150, every second one is held up to 300.
    '150 of 300 reviews deleted, some with generated names',
    range(1, 150).map((half) => {
      const id = 2 * half - 1;
      return [half % 3 === 0 ? `Zx${id}qLmTb0aWcYd` : String(id), id];
    }),
  ],
];

for (const [what, held] of beginnings) {
  const name = `${visitors} visitors at once on ${what} leave ${visitors} reviews with as many numbers`;
  emulatorTest(name, { timeout: timeout + 30_000 }, async () => {
    const database = await emptyDatabase('at-once');
    await keepReviews(database, held);
    await keepSummary(database, held.length); // and it stays behind
    const names = range(1, visitors).map((visitor) => `Bezoeker ${visitor}`);
    const started = performance.now();
    const waits = await Promise.all(
      names.map(async (visitor) => {
        const review = createNewReview({ name: visitor, date: today() });
        await createVisitor(database, timeout).send(review);
        return Math.round(performance.now() - started);
      }),
    );

    const stored = await readStored(database);
    const ours = stored.filter((review) => review.name.startsWith('Bezoeker '));
    expect(ours.map((review) => review.name).sort()).toEqual(names.toSorted());
    expect(ours.map(({ key }) => key)).toEqual(ours.map(({ id }) => String(id)));
    if (held.length === 0) expect(ours[0]?.id).toBe(1);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    waits.sort((a, b) => a - b);
    const p95 = waits[Math.ceil(visitors * 0.95) - 1];
    const figure = `${visitors} visitors at once on ${what}: 95 % / all stored within ms`;
    keepFigure(figure, `${p95} / ${waits.at(-1)}`);
  });
}

// Many visitors at the same moment: nothing is lost or stored twice.
import { expect } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { keepReviews, keepSummary, readStored } from './stored-reviews.ts';
import { createVisitor } from './visitors.ts';

const visitors = 50;

/** Milliseconds. The site's own timeout is 15 s; the machine of a test may be much slower. */
const timeout = 90_000;

emulatorTest(
  `${visitors} visitors at once, ten of them with the same words, leave ${visitors} reviews`,
  { timeout: timeout + 30_000 },
  async () => {
    const database = await emptyDatabase('at-once');
    await keepSummary(database, 30); // and it stays behind: all get the same number
    const names = Array.from({ length: visitors }, (_, index) =>
      index < 10 ? 'Dezelfde' : `Bezoeker ${index}`,
    );
    const outcomes = await Promise.all(
      names.map((name) =>
        createVisitor(database, timeout).send(createNewReview({ name, date: today() })),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['sent']));
    const stored = await readStored(database);
    expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set([31]));
  },
);

const starts: [what: string, ids: number[], count: number | null, expected: number][] = [
  ['no reviews', [], null, 1],
  ['a count', [1, 2, 3], 3, 4],
  ['no count', [1, 2, 7, 7], null, 5],
  ['a count that cannot be right', [1, 2, 7], -3, 4],
];

for (const [what, ids, count, expected] of starts) {
  emulatorTest(`with ${what}, the next review gets number ${expected}`, async () => {
    const database = await emptyDatabase('next-number');
    await keepReviews(
      database,
      ids.map((id, index) => [`oud-${index}`, id]),
    );
    if (count !== null) await keepSummary(database, count);
    await createVisitor(database).send(createNewReview({ name: 'Klant', date: today() }));
    const stored = await readStored(database);
    expect(stored.find(({ name }) => name === 'Klant')?.id).toBe(expected);
  });
}

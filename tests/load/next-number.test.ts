// The next number is count + 1, and the count is a document that may be missing, old or wrong.
import { expect } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { keepReviews, keepSummary, readStored } from './stored-reviews.ts';
import { createVisitor } from './visitors.ts';

const cases: [what: string, held: number[], count: number | null, expected: number][] = [
  ['no reviews', [], null, 1],
  ['a right count', [1, 2, 3], 3, 4],
  ['a count that is behind', [1, 2, 3], 1, 4],
  ['a count from before reviews were removed', [1, 2, 3], 8, 9],
  ['a removed review in between', [1, 3], 2, 4],
  ['no count', [1, 2, 7], null, 8],
  ['a count that cannot be right', [1, 2, 7], -3, 8],
];

for (const [what, held, count, expected] of cases) {
  emulatorTest(`with ${what}, the next review gets number ${expected}`, async () => {
    const database = await emptyDatabase('next-number');
    await keepReviews(
      database,
      held.map((id) => [String(id), id]),
    );
    if (count !== null) await keepSummary(database, count);
    const review = createNewReview({ name: 'Klant', date: today() });
    await createVisitor(database).send(review);
    const stored = await readStored(database);
    expect(stored.find(({ name }) => name === 'Klant')?.id).toBe(expected);
  });
}

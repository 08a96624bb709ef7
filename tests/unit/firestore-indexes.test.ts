// Without an index, a query that sorts by several fields fails in production, not on the emulator.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

test('every query over several fields has its index', () => {
  const fields = reviewOrder.filter((field) => field !== '__name__'); // every index has this field
  expect(
    indexes,
    'Write an index for `reviewOrder` of shared/review.ts in firestore.indexes.json',
  ).toEqual([
    {
      collectionGroup: 'reviews',
      queryScope: 'COLLECTION',
      fields: fields.map((fieldPath) => ({ fieldPath, order: 'DESCENDING' })),
    },
  ]);
  const others = ['src', 'functions/src']
    .flatMap(listQueries)
    .filter(({ sorted }) => sorted.join() !== fields.join());
  expect(others, 'Sort by `reviewOrder`, or add an index to firestore.indexes.json').toEqual([]);
});

test('firestore.indexes.json has a TTL for the collections bin, erasedPhotos and mailedReviews', () => {
  const expiring = ['bin', 'erasedPhotos', 'mailedReviews'].map((collectionGroup) => ({
    collectionGroup,
    fieldPath: 'expireAt',
    ttl: true,
    indexes: [],
  }));
  expect(
    fieldOverrides,
    'Write `"ttl": true` for each of these in firestore.indexes.json: /privacy promises it',
  ).toEqual(expect.arrayContaining(expiring));
});

/** Lists the statements that sort or filter by two fields or more. */
function listQueries(folder: string): { file: string; sorted: string[] }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const statements = readFileSync(file, 'utf8').split(';');
      return statements.map((text) => ({ file, sorted: listFields(text) }));
    })
    .filter(({ sorted }) => sorted.length > 1);
}

function listFields(statement: string): string[] {
  const named = statement.matchAll(/\b(?:orderBy|where)\(\s*'(\w+)'/g);
  return [...new Set([...named].map(([, field = '']) => field))];
}

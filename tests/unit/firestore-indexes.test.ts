// Without an index, a query that sorts by several fields fails in production, not on the emulator.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

test('every query over several fields has its index', () => {
  const order = reviewOrder.filter((field) => field !== '__name__'); // every index has this field
  const listed = [...order, 'review']; // the fields of `queryListed` in functions/src/database.ts
  const expected = [order, listed, ['stars', ...listed]];
  expect(
    indexes,
    'Write an index for `reviewOrder` and `queryListed` in firestore.indexes.json',
  ).toEqual(
    expected.map((fields) => ({
      collectionGroup: 'reviews',
      queryScope: 'COLLECTION',
      fields: fields.map((fieldPath) => ({
        fieldPath,
        order: fieldPath === 'stars' ? 'ASCENDING' : 'DESCENDING',
      })),
    })),
  );
  const known = expected.map(String);
  const others = ['src', 'functions/src', 'scripts']
    .flatMap(listQueries)
    .filter(({ sorted }) => !known.includes(sorted.join()));
  expect(others, 'Sort by `reviewOrder`, or add an index to firestore.indexes.json').toEqual([]);
});

test('firestore.indexes.json has a TTL for each collection that expires', () => {
  const names = ['bin', 'erasedPhotos', 'mailedReviews', 'migrated'];
  const expiring = names.map((collectionGroup) => ({
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

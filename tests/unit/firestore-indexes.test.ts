// Without an index, a query that sorts by several fields fails in production, not on the emulator.
import { readFileSync } from 'node:fs';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

test('every query over several fields has its index', () => {
  const order = reviewOrder.filter((field) => field !== '__name__'); // every index has this field
  const listed = [...order, 'review']; // the fields of count-reviews.ts
  const expected = [order, listed, ['stars', ...listed]].map((names) => ({
    collectionGroup: 'reviews',
    queryScope: 'COLLECTION',
    fields: names.map((fieldPath) => ({
      fieldPath,
      order: fieldPath === 'stars' ? 'ASCENDING' : 'DESCENDING',
    })),
  }));
  expect(indexes, 'Write the indexes of `reviewOrder` and count-reviews.ts').toEqual(expected);
});

test('firestore.indexes.json has a TTL for the bin', () => {
  const expiring = { collectionGroup: 'bin', fieldPath: 'expireAt', ttl: true, indexes: [] };
  expect(fieldOverrides, '/privacy promises it').toContainEqual(expiring);
});

// Without an index, a query that sorts by several fields fails in production, not on the emulator.
import { readdirSync, readFileSync } from 'node:fs';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

test('every query over several fields has its index', () => {
  const order = reviewOrder.filter((field) => field !== '__name__'); // every index has this field
  const listed = [...order, 'review']; // the fields of `queryListed`
  const expected = [order, listed, ['stars', ...listed]].map((names) => ({
    collectionGroup: 'reviews',
    queryScope: 'COLLECTION',
    fields: names.map((fieldPath) => ({
      fieldPath,
      order: fieldPath === 'stars' ? 'ASCENDING' : 'DESCENDING',
    })),
  }));
  expect(indexes, 'Write the indexes of `reviewOrder` and `queryListed`').toEqual(expected);
});

test('no query sorts or filters by a field without a check of its index', () => {
  const files = ['src', 'functions/src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const count = (file: string) =>
    readFileSync(file, 'utf8').match(/\borderBy[:(]|\bwhere\(/g)?.length;
  expect(
    Object.fromEntries(code.flatMap((file) => (count(file) ? [[file, count(file)]] : []))),
    'A query by several fields needs an index in firestore.indexes.json. Then change this count',
  ).toEqual({
    'functions/src/database.ts': 4,
    'functions/src/listed-reviews.ts': 3,
    'functions/src/review-count/count-reviews.ts': 1,
    'src/data/firestore/rest.ts': 1,
    'src/data/lists/live-queries.ts': 1,
  });
});

test('firestore.indexes.json has a TTL for each collection that expires', () => {
  for (const collectionGroup of ['bin', 'mailedReviews']) {
    const expiring = { collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] };
    expect(fieldOverrides, '/privacy promises it').toContainEqual(expiring);
  }
});

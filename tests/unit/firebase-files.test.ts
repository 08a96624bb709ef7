// The files that Firebase's console obeys, and the local emulator does not.
import { readFileSync } from 'node:fs';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';

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

test('storage.rules let no visitor read or write a file', () => {
  const rules = readFileSync('storage.rules', 'utf8');
  expect(rules.match(/\ballow\b[^;]*/g)).toEqual(['allow read, write: if false']);
});

test('service-accounts.sh gives each function its account and its secrets', () => {
  const script = readFileSync('docs/service-accounts.sh', 'utf8');
  for (const { __endpoint } of Object.values(functions)) {
    const account = String(__endpoint.serviceAccountEmail);
    expect(account, 'Google refuses the short form').toMatch(/@.+\.iam\.gserviceaccount\.com$/);
    const [name = ''] = account.split('@');
    expect(script.match(new RegExp(`^create ${name}$`, 'gm'))).toHaveLength(1);
    const secrets = (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const read = script.matchAll(new RegExp(`^reads_secret ${name} (\\w+)$`, 'gm'));
    expect(Array.from(read, ([, key]) => key)).toEqual(secrets);
  }
});

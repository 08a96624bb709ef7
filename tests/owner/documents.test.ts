// One contract on both databases that the owner's pages may get. What else these do: the other files here.
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { moveToBin, putBack } from '../../functions/src/owner/reviews/stored-reviews.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { testOnBoth } from './open-documents.ts';

const fill = ({ transact }: Database, documents: Record<string, object>) =>
  transact(async ({ set }) => {
    for (const [path, fields] of Object.entries(documents)) set(path, { ...fields });
  });

const read = ({ transact }: Database, path: string) => transact(({ get }) => get(path));

testOnBoth('reviews are listed newest first, after the last one of a page', async (documents) => {
  await fill(documents, {
    'reviews/1': { id: 1, date: '2026/11/18', name: 'Anouk' },
    'reviews/2': { id: 2, date: '2026/11/20' },
    'reviews/aB3': { id: 10, date: '2026/11/20' },
    'reviews/Zz9': { id: 10, date: '2026/11/20' },
    'reviews/old': { id: 4, date: '2026/11/19' },
  });
  const listNames = async (limit: number, after?: string) =>
    (await documents.listReviews(limit, after)).map(({ documentName }) => documentName);
  expect(await listNames(10)).toEqual(['aB3', 'Zz9', '2', 'old', '1']);
  expect(await listNames(2)).toEqual(['aB3', 'Zz9']);
  expect(await listNames(2, 'aB3')).toEqual(['Zz9', '2']);
  expect(await listNames(2, '2')).toEqual(['old', '1']);
  expect(await listNames(2, '1')).toEqual([]);
  expect(await listNames(2, 'removed')).toEqual(['aB3', 'Zz9']);
  const last = (await documents.listReviews(10)).at(-1);
  expect(last?.fields).toEqual({ id: 1, date: '2026/11/18', name: 'Anouk' });
});

testOnBoth('a review that was removed and put back is no newer than it was', async (documents) => {
  const review = { id: 31, ...createNewReview({ date: today() }) };
  await fill(documents, { 'reviews/31': review });
  const listSince = async (since: number) =>
    (await documents.listReviewsSince(since)).map(({ documentName }) => documentName);
  const [added] = await documents.listReviewsSince(0);
  expect(await listSince(added?.addedAt ?? 0)).toEqual(['31']);
  await pause(5);
  for (const since of [Date.now(), Date.now() + 1]) {
    const visit = { database: documents, now: since, log: () => {} };
    expect(await moveToBin(visit, ['31'], 'off-topic')).toBe(1);
    expect(await putBack(visit, ['31'])).toBe(1);
    expect(await listSince(since)).toEqual([]);
    expect(await listSince(added?.addedAt ?? 0)).toEqual(['31']);
  }
  expect(await read(documents, 'reviews/31')).toMatchObject(review);
});

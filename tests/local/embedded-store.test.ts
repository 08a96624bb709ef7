import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createNewReview } from '../reviews.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

// 2026/11/20 in the Netherlands.
const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'state', 'embedded.json');
  const open = () => openEmbeddedStore({ file, now });
  const store = await open();
  return { file, open, store };
}

const createAttempt = (number: number) => number.toString(16).padStart(32, '0');

test('a first start has 30 reviews, the newest 24 first, and 18 photos', async () => {
  const { store } = await setup();
  const newest = store.readReviews();
  expect(newest.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => 30 - index));
  expect(store.readSummary()?.count).toBe(30);
  expect(store.readSummary()?.average).toBeCloseTo(4.7, 1);
  const photos = store.readPhotos();
  expect(photos).toHaveLength(18);
  expect(photos[1]).toMatchObject({ key: 'foto-02', alt: expect.stringContaining('Perzische') });
});

test('older reviews go on where the newest end', async () => {
  const { store } = await setup();
  const older = store.readReviews(store.readReviews().at(-1));
  expect(older.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(store.readReviews(older.at(-1))).toEqual([]);
});

test('50 reviews at the same moment get 50 numbers, and all are on disk', async () => {
  const { store, open } = await setup();
  const numbers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      store.add(createNewReview({ name: `Klant ${index}` }), createAttempt(index)),
    ),
  );
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 50 }, (_, index) => index + 31)));
  expect((await open()).readSummary()?.count).toBe(80);
});

test('the same attempt is stored once, at the same moment and after a restart', async () => {
  const { store, open } = await setup();
  const attempt = createAttempt(1);
  const tries = [1, 2, 3].map(() => store.add(createNewReview(), attempt));
  expect(await Promise.all(tries)).toEqual([31, 31, 31]);
  const restarted = await open();
  expect(await restarted.add(createNewReview(), attempt)).toBe(31);
  expect(restarted.readSummary()?.count).toBe(31);
});

test('a removed review is in no list and not counted, and its number stays taken', async () => {
  const { store, open } = await setup();
  const expireAt = new Date('2026-12-20T12:00:00Z');
  await store.transact(async ({ set }) => {
    for (const id of [1, 30]) set(`reviews/${id}`, { expireAt });
  });
  for (const each of [store, await open()]) {
    expect(each.readReviews().map(({ id }) => id)[0]).toBe(29);
    expect(await each.listReviews(30)).toHaveLength(28);
    expect(each.readSummary()?.count).toBe(28);
    const left = await each.transact(({ get }) => get('reviews/30'));
    expect(left).toEqual({ expireAt: expireAt.toISOString() });
  }
  // 28 left: 29 and 30 are held.
  expect(await store.add(createNewReview(), createAttempt(1))).toBe(31);
});

test('a change is on disk when it is told, and what only reads or fails is not told', async () => {
  const { store, open } = await setup();
  const told: unknown[] = [];
  const stop = store.follow((added) => told.push(added?.id ?? null));
  await store.transact(({ list }) => list('reviews'));
  await expect(
    store.transact(async ({ set }) => {
      set('notices/current', { text: 'Dicht' });
      throw new Error('Half-way');
    }),
  ).rejects.toThrow('Half-way');
  expect(told).toEqual([]);
  await store.transact(async ({ set }) => set('notices/current', { text: 'Dicht' }));
  await store.add(createNewReview(), createAttempt(1));
  expect(told).toEqual([null, 31]);
  expect((await open()).readNotice()).toEqual({ text: 'Dicht' });
  stop();
  await store.transact(async (documents) => documents.delete('notices/current'));
  expect(told).toHaveLength(2);
});

test('a refused review is not stored', async () => {
  const { store, file } = await setup();
  const before = await readFile(file, 'utf8');
  const tooOld = createNewReview({ date: '2026/11/18' });
  expect(await store.add(tooOld, createAttempt(1))).toBeNull();
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('whoever removed every review does not get the first ones back', async () => {
  const { file, open } = await setup();
  await writeFile(file, '{}');
  const { readReviews, readSummary } = await open();
  expect(readReviews()).toEqual([]);
  expect(readSummary()).toBeNull();
});

test('a file that cannot be read is named, and left as it is', async () => {
  const { file, open } = await setup();
  const half = '{"reviews/1": {"id": 1';
  await writeFile(file, half);
  await expect(open()).rejects.toThrow(`${file} cannot be read: mend it, or remove it`);
  expect(await readFile(file, 'utf8')).toBe(half);
});

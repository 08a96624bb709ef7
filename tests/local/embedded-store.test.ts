import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { seedPhotos } from '../../scripts/local/seed.ts';
import { createNewReview } from '../reviews.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

// 2026/11/20 in the Netherlands.
const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'state', 'embedded.json');
  const warnings: string[] = [];
  const open = () => openEmbeddedStore({ file, now, warn: (text) => warnings.push(text) });
  return { file, open, warnings, store: await open() };
}

const createAttempt = (number: number) => number.toString(16).padStart(32, '0');

test('a first start has 30 reviews, the newest 24 first, and 18 photos', async () => {
  const { store } = await setup();
  const newest = store.readNewest();
  expect(newest.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => 30 - index));
  expect(store.readSummary()?.count).toBe(30);
  expect(store.readSummary()?.average).toBeCloseTo(4.7, 1);
  expect(store.readPhotos()).toEqual(seedPhotos);
});

test('older reviews go on where the newest end', async () => {
  const { store } = await setup();
  const last = store.readNewest().at(-1);
  const older = store.readOlder({ date: last?.date ?? '', id: last?.id ?? 0 });
  expect(older.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(store.readOlder({ date: older.at(-1)?.date ?? '', id: 1 })).toEqual([]);
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

test('a review gets the first free number after the count', async () => {
  const { file, store, open } = await setup();
  await store.add(createNewReview(), createAttempt(1));
  const documents = JSON.parse(await readFile(file, 'utf8'));
  documents.reviews.splice(0, 2);
  await writeFile(file, JSON.stringify(documents));
  // 29 left, the highest is 31: 30 and 31 are held.
  expect(await (await open()).add(createNewReview(), createAttempt(2))).toBe(32);
});

test('a refused review is not stored', async () => {
  const { store, file } = await setup();
  const before = await readFile(file, 'utf8');
  const tooOld = createNewReview({ date: '2026/11/18' });
  expect(await store.add(tooOld, createAttempt(1))).toBeNull();
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('the owner’s reply is put into the file, and a visitor cannot send one', async () => {
  const { file, store, open } = await setup();
  const withReply = { ...createNewReview(), reply: 'Dank u wel!' };
  expect(await store.add(withReply, createAttempt(1))).toBeNull();
  const documents = JSON.parse(await readFile(file, 'utf8'));
  documents.reviews[29].reply = 'Dank u wel!';
  await writeFile(file, JSON.stringify(documents));
  expect((await open()).readNewest()[0]).toMatchObject({ id: 30, reply: 'Dank u wel!' });
});

test('whoever removed every review does not get the first ones back', async () => {
  const { file, open } = await setup();
  await writeFile(file, JSON.stringify({ reviews: [], photos: [], attempts: {} }));
  const { readNewest, readSummary } = await open();
  expect(readNewest()).toEqual([]);
  expect(readSummary()).toBeNull();
});

test.each([
  ['half a file', '{"reviews": [{"id": 1'],
  ['an empty file', ''],
  ['another kind of file', '{"reviews": 3}'],
])('%s is kept aside with a warning, and a new one is started', async (_, text) => {
  const { file, open, warnings } = await setup();
  await writeFile(file, text);
  expect((await open()).readSummary()?.count).toBe(30);
  expect(warnings).toEqual([expect.stringContaining(`${file} could not be read: it is kept as`)]);
  const [aside = ''] = (await readdir(join(file, '..'))).filter((name) => /unreadable/.test(name));
  expect(await readFile(join(file, '..', aside), 'utf8')).toBe(text);
});

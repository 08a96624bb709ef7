import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { seedPhotos } from '../../scripts/local/seed-photos.ts';
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
  expect(store.readSummary().count).toBe(30);
  expect(store.readSummary().average).toBeCloseTo(4.7, 1);
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
  expect((await open()).readSummary().count).toBe(80);
});

test('the same attempt is stored once, at the same moment and after a restart', async () => {
  const { store, open } = await setup();
  const attempt = createAttempt(1);
  const tries = [1, 2, 3].map(() => store.add(createNewReview(), attempt));
  expect(await Promise.all(tries)).toEqual([31, 31, 31]);
  const restarted = await open();
  expect(await restarted.add(createNewReview(), attempt)).toBe(31);
  expect(restarted.readSummary().count).toBe(31);
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

test('every follower hears of a new review, until it stops', async () => {
  const { store } = await setup();
  const heard: string[] = [];
  const stop = store.follow(() => heard.push(store.readNewest()[0]?.name ?? ''));
  await store.add(createNewReview({ name: 'Anna' }), createAttempt(1));
  stop();
  await store.add(createNewReview({ name: 'Bea' }), createAttempt(2));
  expect(heard).toEqual(['Anna']);
});

test.each<[string, object]>([
  ['255 characters', { review: 'x'.repeat(255) }],
  ['a name of 100', { name: 'x'.repeat(100) }],
  ['several lines and a tab', { review: 'a\r\n\tb' }],
  ['an emoji', { name: '🐈', review: '👩‍👧 fijn' }],
  ['markup, which is only text', { review: '<script>alert(1)</script>' }],
  ['yesterday', { date: '2026/11/19' }],
  ['tomorrow', { date: '2026/11/21' }],
])('%s is taken', async (_, changes) => {
  const { store } = await setup();
  const review = { ...createNewReview(), ...changes };
  const id = await store.add(review, createAttempt(1));
  expect(store.readNewest().find((stored) => stored.id === id)).toMatchObject(review);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a missing field', { ...createNewReview(), stars: undefined }],
  ['a field too many', { ...createNewReview(), id: 99 }],
  ['an empty text', { ...createNewReview(), review: '' }],
  ['a blank name', { ...createNewReview(), name: ' \u00a0\u200b' }],
  ['a text of 256', { ...createNewReview(), review: 'x'.repeat(256) }],
  ['128 emoji, which are 256 units', { ...createNewReview(), review: '🐈'.repeat(128) }],
  ['a name of 101', { ...createNewReview(), name: 'x'.repeat(101) }],
  ['a name of two lines', { ...createNewReview(), name: 'a\nb' }],
  ['a control character', { ...createNewReview(), review: 'a\u0007b' }],
  ['a late control character', { ...createNewReview(), review: 'a\u0085b' }],
  ['a turned direction', { ...createNewReview(), name: 'a\u202eb' }],
  ['an isolated direction', { ...createNewReview(), review: 'a\u2066b' }],
  ['no stars', { ...createNewReview(), stars: 0 }],
  ['six stars', { ...createNewReview(), stars: 6 }],
  ['half a star', { ...createNewReview(), stars: 4.5 }],
  ['stars as text', { ...createNewReview(), stars: '5' }],
  ['the day before yesterday', { ...createNewReview(), date: '2026/11/18' }],
  ['the day after tomorrow', { ...createNewReview(), date: '2026/11/22' }],
  ['a day written otherwise', { ...createNewReview(), date: '2026-11-20' }],
])('%s is refused, and nothing is stored', async (_, review) => {
  const { store, file } = await setup();
  const before = await readFile(file, 'utf8');
  expect(await store.add(review, createAttempt(1))).toBeNull();
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('the owner’s answer is put into the file, and a visitor cannot send one', async () => {
  const { file, store, open } = await setup();
  const answered = { ...createNewReview(), reply: 'Dank u wel!' };
  expect(await store.add(answered, createAttempt(1))).toBeNull();
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
  expect(readSummary()).toEqual({ count: 0, average: null });
});

test.each([
  ['half a file', '{"reviews": [{"id": 1'],
  ['an empty file', ''],
  ['another kind of file', '{"reviews": 3}'],
])('%s is kept aside with a warning, and a new one is started', async (_, text) => {
  const { file, open, warnings } = await setup();
  await writeFile(file, text);
  expect((await open()).readSummary().count).toBe(30);
  expect(warnings).toEqual([expect.stringContaining(`${file} could not be read: it is kept as`)]);
  const [aside = ''] = (await readdir(join(file, '..'))).filter((name) => /unreadable/.test(name));
  expect(await readFile(join(file, '..', aside), 'utf8')).toBe(text);
});

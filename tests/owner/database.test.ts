// Firestore and the embedded store pass the same tests. Other tests in this folder use Firestore.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { moveToBin, restoreReviews } from '../../functions/src/owner/reviews/stored-reviews.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { emulatorTest } from '../emulator.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { openEmulator, storeAll } from './owner-site.ts';

async function openEmbedded(): Promise<Database> {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  await writeFile(file, '{}');
  return openEmbeddedStore({ file });
}

function testOnBoth(name: string, run: (database: Database) => Promise<void>): void {
  emulatorTest(`${name}, on Firestore`, async () => run(await openEmulator()));
  test(`${name}, on the embedded store`, async () => run(await openEmbedded()));
}

const listNames = (documents: readonly { documentName: string }[]) =>
  documents.map(({ documentName }) => documentName);

testOnBoth('a transaction reads documents, and stores all its changes', async (database) => {
  const { transact } = database;
  await storeAll(database, {
    'notices/b': { text: 'B', until: 1 },
    'notices/a': { text: 'A' },
    'settings/c': { open: true },
  });
  const read = await transact(async ({ get, getAll, list, set, delete: remove }) => {
    const found = {
      one: await get('notices/b'),
      none: await get('notices/c'),
      some: listNames(await getAll('notices', ['a', 'c'])),
      nothing: await getAll('notices', []),
      all: (await list('notices')).map(({ documentName, fields }) => [documentName, fields]),
    };
    set('notices/b', { text: 'Nieuw' });
    set('settings/d', {});
    remove('notices/a');
    remove('notices/never');
    return found;
  });
  expect(read).toEqual({
    one: { text: 'B', until: 1 },
    none: null,
    some: ['a'],
    nothing: [],
    all: [
      ['a', { text: 'A' }],
      ['b', { text: 'B', until: 1 }],
    ],
  });
  const left = await Promise.all(['notices', 'settings'].map(database.list));
  expect(left.map(listNames)).toEqual([['b'], ['c', 'd']]);
  expect(left[0]?.[0]?.fields).toEqual({ text: 'Nieuw' }); // set() replaces the whole document
});

testOnBoth('a transaction that fails rejects with its error and stores nothing', async (all) => {
  const failing = all.transact(async ({ set }) => {
    set('notices/a', { text: 'Half' });
    throw new Error('Away');
  });
  await expect(failing).rejects.toThrow('Away');
  expect(await all.list('notices')).toEqual([]);
});

testOnBoth('simultaneous transactions on one document lose no change', async (all) => {
  const add = (name: string) =>
    all.transact(async ({ get, set }) => {
      const names = (await get('settings/names')) ?? {};
      await pause(5);
      set('settings/names', { ...names, [name]: true });
    });
  await Promise.all(['a', 'b'].map(add));
  const stored = await all.get('settings/names');
  expect(stored).toEqual({ a: true, b: true });
});

testOnBoth('reviews are listed newest first, from the top or after a given review', async (all) => {
  await storeAll(all, {
    'reviews/1': { id: 1, date: '2026/11/18', name: 'Anouk' },
    'reviews/2': { id: 2, date: '2026/11/20' },
    'reviews/aB3': { id: 10, date: '2026/11/20' },
    'reviews/Zz9': { id: 10, date: '2026/11/20' },
    'reviews/old': { id: 4, date: '2026/11/19' },
  });
  const list = async (limit: number, after?: string) =>
    listNames(await all.listReviews(limit, after));
  expect(await list(10)).toEqual(['aB3', 'Zz9', '2', 'old', '1']);
  expect(await list(2)).toEqual(['aB3', 'Zz9']);
  expect(await list(2, 'aB3')).toEqual(['Zz9', '2']);
  expect(await list(2, '2')).toEqual(['old', '1']);
  expect(await list(2, '1')).toEqual([]);
  expect(await list(2, 'removed')).toEqual(['aB3', 'Zz9']);
  const last = (await all.listReviews(10)).at(-1);
  expect(last?.fields).toEqual({ id: 1, date: '2026/11/18', name: 'Anouk' });
});

testOnBoth('the bin lists the latest removals first, up to a limit', async (all) => {
  const remove = (name: string, removedAt: number) => [`bin/${name}`, { removedAt }];
  await storeAll(all, Object.fromEntries([remove('a', 1), remove('b', 3), remove('c', 2)]));
  expect(listNames(await all.listBin(2))).toEqual(['b', 'c']);
});

testOnBoth('a restored review keeps the time at which it was first added', async (all) => {
  const review = { id: 31, ...createNewReview({ date: today() }) };
  await storeAll(all, { 'reviews/31': review });
  const [added] = await all.listReviews(1);
  await pause(5);
  const request = { database: all, documentNames: ['31'], now: Date.now() };
  await moveToBin(request, 'off-topic');
  await restoreReviews(request);
  const [restored] = await all.listReviews(1);
  expect(restored?.addedAt).toBe(added?.addedAt);
  expect(restored?.fields).toMatchObject(review);
});

import { expect, vi } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { storeReviews } from './stored-reviews.ts';

emulatorTest('the home page gets the two newest reviews that have a text', async () => {
  const emulator = await emptyDatabase('newest-reviews');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', `${emulator.host}:${emulator.port}`);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', emulator.projectId);
  vi.resetModules(); // another test file may have loaded the settings
  const { fetchNewestReviews } = await import('../../src/data/firestore/fetch-documents.ts');
  const fetchNames = async () => (await fetchNewestReviews()).map(({ name }) => name);
  expect(await fetchNames()).toEqual([]);
  await storeReviews(emulator, [['a', 1]]);
  expect(await fetchNames()).toEqual(['Van eerder 1']);
  await storeReviews(emulator, [
    ['b', 2],
    ['c', 3],
  ]);
  const requests = vi.spyOn(globalThis, 'fetch');
  expect(await fetchNames()).toEqual(['Van eerder 3', 'Van eerder 2']);
  expect(requests).toHaveBeenCalledOnce();
  const blanks = Array.from({ length: 30 }, (_, index) => [`blank-${index}`, 10 + index] as const);
  await storeReviews(emulator, blanks, { review: ' ' });
  expect(await fetchNames()).toEqual(['Van eerder 3', 'Van eerder 2']);
});

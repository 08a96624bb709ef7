import { highlightCount } from 'shared/review.ts';
import { expect, vi } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { storeReviews } from './stored-reviews.ts';

emulatorTest('the home page gets the newest reviews that have a text', async () => {
  const emulator = await emptyDatabase('newest-reviews');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', `${emulator.host}:${emulator.port}`);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', emulator.projectId);
  vi.resetModules(); // another test file may have loaded the settings
  const { fetchNewestReviews } = await import('../../src/data/firestore/fetch-documents.ts');
  const fetchNames = async () => (await fetchNewestReviews()).map(({ name }) => name);
  expect(await fetchNames()).toEqual([]);
  await storeReviews(emulator, [['a', 1]]);
  expect(await fetchNames()).toEqual(['Van eerder 1']);
  const more = Array.from({ length: highlightCount }, (_, index) => index + 2);
  await storeReviews(
    emulator,
    more.map((id) => [`more-${id}`, id] as const),
  );
  const newest = more.toReversed().map((id) => `Van eerder ${id}`);
  const requests = vi.spyOn(globalThis, 'fetch');
  expect(await fetchNames()).toEqual(newest);
  expect(requests).toHaveBeenCalledOnce();
  const blanks = Array.from({ length: 30 }, (_, index) => [`blank-${index}`, 10 + index] as const);
  await storeReviews(emulator, blanks, { review: ' ' });
  expect(await fetchNames()).toEqual(newest);
});

// Stores reviews without a browser. faulty-connections.spec.ts stores them from a real page.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { NewReview } from 'shared/review.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { storeReview } from '../../src/data/firestore/store-review.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import type { FirestoreClient } from '../firestore-client.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { readStored, storeReviews, storeSummary } from './stored-reviews.ts';

type Server = { host: string; port: number; projectId: string };

// Keeps the SDK from printing each request that the rules refuse.
setLogLevel('silent');

let visitors = 0;

/** Like the site, `send` uses the same document name each time that it sends the same review. */
function createVisitor({ host, port, projectId }: Server, timeout = 15_000) {
  visitors += 1;
  const app = initializeApp({ projectId, apiKey: 'demo' }, `visitor-${visitors}`);
  const database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, host, port);
  onTestFinished(() => deleteApp(app));
  const names = new Map<string, string>();
  return {
    send: (review: NewReview) => {
      const reviews = collection(database, 'reviews');
      const text = JSON.stringify(review);
      const documentName = names.get(text) ?? doc(reviews).id;
      names.set(text, documentName);
      const end = performance.now() + timeout;
      return withTimeout(storeReview(documentName, review, end, database), timeout);
    },
  };
}

async function setup(name: string) {
  const database = await emptyDatabase(name);
  const proxy = await startFaultProxy(database.port);
  onTestFinished(proxy.refuse);
  const visit = (timeout: number) => createVisitor({ ...database, port: proxy.port }, timeout);
  return { database, proxy, visit };
}

emulatorTest('a review that is sent again is stored once', async () => {
  const { database, visit } = await setup('again');
  const visitor = visit(50_000);
  const review = createNewReview({ date: today() });
  await visitor.send(review);
  await visitor.send(review);
  expect(await readStored(database)).toHaveLength(1);
});

emulatorTest('a review that the rules refuse fails after three requests', async () => {
  const { database, proxy, visit } = await setup('refused');
  const requests: string[] = [];
  proxy.chooseFault(({ method, path }) => {
    if (method === 'POST') requests.push(/:(\w+)/.exec(path)?.[1] ?? '');
    return 'none';
  });
  const sent = visit(50_000).send(createNewReview({ date: '2020/01/01' }));
  await expect(sent).rejects.toMatchObject({ code: 'permission-denied' });
  // Reads the count, tries to store, and reads the review.
  expect(requests).toEqual(['batchGet', 'commit', 'batchGet']);
  expect(await readStored(database)).toEqual([]);
});

emulatorTest(
  'a review that meets a lock fails, and is stored once when it is sent again',
  async () => {
    const { database, visit } = await setup('locked');
    const unlock = await lockDocuments(database.visitor);
    const visitor = visit(50_000);
    const review = createNewReview({ date: today() });
    await expect(visitor.send(review)).rejects.toMatchObject({ code: 'aborted' }); // after 2 s
    await unlock();
    await visitor.send(review);
    expect(await readStored(database)).toHaveLength(1);
  },
);

emulatorTest('a review whose sending was reported as timed out is not stored later', async () => {
  const { database, proxy, visit } = await setup('too-late');
  proxy.chooseFault(({ path }) => (path.includes(':batchGet') ? 'slow' : 'none'));
  const sent = visit(300).send(createNewReview({ date: today() }));
  await expect(sent).rejects.toThrow('No response within');
  const met = proxy.countFaults();
  // The last request of storeReview() checks whether the review was stored. No write follows it.
  await vi.waitFor(() => expect(proxy.countFaults()).toBeGreaterThan(met), 5_000);
  expect(await readStored(database)).toEqual([]);
});

/** In ms: more than the 15 s of the site, because a test's machine may be slow. */
const patience = 90_000;

emulatorTest(
  'fifty visitors who send simultaneously store fifty reviews',
  { timeout: patience + 30_000 },
  async () => {
    const database = await emptyDatabase('simultaneous');
    await storeSummary(database, 30); // the count stays 30, so each review gets number 31
    const names = Array.from({ length: 50 }, (_, index) =>
      index < 10 ? 'Dezelfde' : `Bezoeker ${index}`,
    );
    await Promise.all(
      names.map((name) =>
        createVisitor(database, patience).send(createNewReview({ name, date: today() })),
      ),
    );
    const stored = await readStored(database);
    expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set([31]));
  },
);

const starts: [what: string, ids: number[], count: number | null, expected: number][] = [
  ['no reviews', [], null, 1],
  ['an invalid stored count', [1, 2, 7], -3, 1],
];

for (const [what, ids, count, expected] of starts) {
  emulatorTest(`with ${what}, the next review gets number ${expected}`, async () => {
    const database = await emptyDatabase('next-number');
    await storeReviews(
      database,
      ids.map((id, index) => [`oud-${index}`, id]),
    );
    if (count !== null) await storeSummary(database, count);
    await createVisitor(database).send(createNewReview({ name: 'Klant', date: today() }));
    const stored = await readStored(database);
    expect(stored.find(({ name }) => name === 'Klant')?.id).toBe(expected);
  });
}

/** Locks the list of reviews, by a read in a transaction that stays open, as a stranger may try.
 * On the emulator a write of what was read then waits 2 s and fails. Returns what ends it. */
async function lockDocuments({ call }: FirestoreClient) {
  const { result } = await call(':beginTransaction', { options: { readWrite: {} } });
  const { transaction } = result as { transaction: string };
  const structuredQuery = { from: [{ collectionId: 'reviews' }], limit: 1 };
  await call(':runQuery', { structuredQuery, transaction });
  return () => call(':rollback', { transaction });
}

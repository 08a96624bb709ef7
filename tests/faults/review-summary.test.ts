import type { Firestore } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import {
  countReviews,
  createReviewCounter,
} from '../../functions/src/review-count/count-reviews.ts';
import { emulatorTest } from '../emulator.ts';
import { typedReview } from '../functions/review-event.ts';
import { olderReviews } from '../older-site.ts';
import { connectFunction, readEvent, storeReview, stubDeployment } from './review-events.ts';

const read = async (database: Firestore) =>
  (await database.doc('summaries/reviews').get()).data() ?? {};

emulatorTest('a count of reviews that is written late does not replace a newer count', async () => {
  const { database } = await connectFunction('summary-late');
  await storeReview(database, '1');
  const { runTransaction } = database;
  vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...transaction) => {
    await storeReview(database, '2');
    await countReviews(database);
    return runTransaction.apply(database, transaction);
  });
  await countReviews(database);
  expect(await read(database)).toMatchObject({ count: 2 });
});

emulatorTest('a thousand simultaneous events cause one count, a later event another', async () => {
  const { database } = await connectFunction('summary-burst');
  const count = createReviewCounter(database, 50);
  const writes = vi.spyOn(database, 'runTransaction');
  await Promise.all(Array.from({ length: 1_000 }, count));
  expect(writes).toHaveBeenCalledTimes(1);
  await storeReview(database, '1', { stars: 3 });
  await count();
  expect(writes).toHaveBeenCalledTimes(2);
  expect(await read(database)).toMatchObject({ count: 1, average: 3 });
});

emulatorTest('the count and the average are of what the list shows', async () => {
  const { database } = await connectFunction('summary-older-site');
  for (const [name, review] of Object.entries(olderReviews))
    await database.doc(`reviews/${name}`).set(review);
  const unlisted = [{ date: undefined }, { id: undefined }, { review: undefined }, { review: '' }];
  for (const [index, change] of unlisted.entries()) {
    const fields = { ...typedReview, id: index, stars: 1, ...change };
    const stored = Object.entries(fields).filter(([, value]) => value !== undefined);
    await database.doc(`reviews/unlisted-${index}`).set(Object.fromEntries(stored));
  }
  await storeReview(database, '40', { stars: 2 });
  await countReviews(database);
  const count = Object.keys(olderReviews).length + 1;
  expect(await read(database)).toMatchObject({ count, leftOut: 4, average: (3 * 5 + 2) / 4 });
});

emulatorTest('an event that arrives during a count starts another count', async () => {
  const { database } = await connectFunction('summary-during');
  const count = createReviewCounter(database, 10);
  const { runTransaction } = database;
  let during: Promise<void> | undefined;
  vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...transaction) => {
    await storeReview(database, '1');
    during = count();
    return runTransaction.apply(database, transaction);
  });
  await count();
  await during;
  expect(await read(database)).toMatchObject({ count: 1 });
});

emulatorTest('a failed count rejects its events, so that they are retried', async () => {
  const { database } = await connectFunction('summary-fails');
  await storeReview(database, '1');
  const count = createReviewCounter(database, 10);
  vi.spyOn(database, 'runTransaction').mockRejectedValueOnce(new Error('Away'));
  const outcomes = await Promise.allSettled([count(), count()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(database)).toEqual({});
  await count();
  expect(await read(database)).toMatchObject({ count: 1 });
});

emulatorTest('summarizeReviews updates the count for new and removed reviews', async () => {
  const { database, projectId } = await connectFunction('summary-deployed');
  await stubDeployment(projectId);
  const { summarizeReviews } = await import(
    '../../functions/src/review-count/summarize-reviews.ts'
  );
  type Event = Parameters<typeof summarizeReviews.run>[0]; // Firebase's event has more fields
  const deliver = async () => {
    const { data: after, ...event } = await readEvent(database);
    await summarizeReviews.run({ ...event, data: { after } } as Event);
  };
  await storeReview(database, '31');
  await storeReview(database, '32', { stars: 5 });
  await Promise.all([deliver(), deliver()]);
  expect(await read(database)).toMatchObject({ count: 2, average: 4.5 });
  await database.doc('reviews/32').delete();
  await database.doc('reviews/31').delete();
  await deliver();
  expect(await read(database)).toMatchObject({ count: 0, average: null });
});

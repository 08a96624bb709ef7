import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import { emulatorTest } from '../emulator.ts';
import { typedReview } from '../functions/review-event.ts';
import { olderReviews } from '../older-site.ts';
import { connectFunction, readEvent, storeReview, stubDeployment } from './review-events.ts';

const read = async (database: Firestore) =>
  (await database.doc('summaries/reviews').get()).data() ?? {};

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
  expect(summarizeReviews.__endpoint).toMatchObject({ maxInstances: 1, concurrency: 1 });
  await storeReview(database, '31');
  await storeReview(database, '32', { stars: 5 });
  await deliver();
  expect(await read(database)).toMatchObject({ count: 2, average: 4.5 });
  await database.doc('reviews/32').delete();
  await database.doc('reviews/31').delete();
  await deliver();
  expect(await read(database)).toMatchObject({ count: 0, average: null });
});

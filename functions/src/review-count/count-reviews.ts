// `summaries/reviews`: how many reviews there are, and their average. Counted again instead of added to, so that an
// event that comes twice, late or never is put right by the next one.
import { setTimeout as pause } from 'node:timers/promises';
import { AggregateField, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Calls within `delay` ms share one count, which begins after the last of them: so a burst costs what one does. */
export function createReviewCounter(database: Firestore, delay: number): () => Promise<void> {
  let next: Promise<void> | null = null;
  return () => {
    next ??= pause(delay).then(() => {
      next = null;
      return countReviews(database);
    });
    return next;
  };
}

export async function countReviews(database: Firestore): Promise<void> {
  const counted = await database
    .collection('reviews')
    .aggregate({ count: AggregateField.count(), average: AggregateField.average('stars') })
    .get();
  const summary = database.doc('summaries/reviews');
  await database.runTransaction(async (transaction) => {
    const keptFrom: unknown = (await transaction.get(summary)).get('countedAt');
    // Another instance may have counted later, and written before.
    if (keptFrom instanceof Timestamp && keptFrom >= counted.readTime) return;
    transaction.set(summary, { ...counted.data(), countedAt: counted.readTime });
  });
}

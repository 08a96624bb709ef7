// Counts all reviews after each event: an increment would keep a lost or repeated event's error.
import { setTimeout as pause } from 'node:timers/promises';
import { AggregateField, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { starChoices } from 'shared/review.ts';

/** Calls within `delay` ms of the first call share one count, which begins after the delay. */
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
  const counted = await countStars(database);
  const summary = database.doc('summaries/reviews');
  await database.runTransaction(async (transaction) => {
    const storedAt: unknown = (await transaction.get(summary)).get('countedAt');
    // Counts can overlap, so a later count may be stored already.
    if (storedAt instanceof Timestamp && storedAt >= counted.countedAt) return;
    transaction.set(summary, counted);
  });
}

type Counted = { count: number; average: number | null; countedAt: Timestamp };

/** `count`: the reviews that the site can list. `average`: over all reviews with 1 to 5 stars. */
async function countStars(database: Firestore): Promise<Counted> {
  const reviews = database.collection('reviews');
  const listed = reviews.orderBy('date', 'desc').orderBy('id', 'desc');
  const numbers = reviews.where('stars', '>=', 1).where('stars', '<=', 5);
  // An older site stored stars as strings. A sum leaves these out, so they are counted here.
  const texts = starChoices.map((stars) => reviews.where('stars', '==', String(stars)));
  const [all, ofNumbers, ...ofTexts] = await Promise.all([
    listed.count().get(),
    numbers.aggregate({ count: AggregateField.count(), sum: AggregateField.sum('stars') }).get(),
    ...texts.map((query) => query.count().get()),
  ]);
  let { count, sum } = ofNumbers.data();
  for (const [index, stars] of starChoices.entries()) {
    const same = ofTexts[index]?.data().count ?? 0;
    count += same;
    sum += same * stars;
  }
  return {
    count: all.data().count,
    average: count === 0 ? null : sum / count,
    countedAt: all.readTime,
  };
}

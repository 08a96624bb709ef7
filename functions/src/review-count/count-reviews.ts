// Counts all reviews after each event: an increment would keep a lost or repeated event's error.
import { setTimeout as pause } from 'node:timers/promises';
import { AggregateField, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { starChoices } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { queryListed } from '../listed-reviews.ts';

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
  const counted = await countListed(database);
  const summary = database.doc('summaries/reviews');
  await database.runTransaction(async (transaction) => {
    const storedAt: unknown = (await transaction.get(summary)).get('countedAt');
    // Counts can overlap, so a later count may be stored already.
    if (storedAt instanceof Timestamp && storedAt >= counted.countedAt) return;
    transaction.set(summary, counted);
  });
}

type Counted = ReviewSummary & { countedAt: Timestamp };

async function countListed(database: Firestore): Promise<Counted> {
  const reviews = database.collection('reviews');
  const listed = queryListed(database);
  // A second query for the average: in one query, reviews without stars would not count.
  const rated = listed.where('stars', 'in', starChoices);
  const [all, shown, ofStars] = await Promise.all([
    reviews.count().get(),
    listed.count().get(),
    rated.aggregate({ average: AggregateField.average('stars') }).get(),
  ]);
  const { count } = shown.data();
  return {
    count,
    average: ofStars.data().average,
    leftOut: all.data().count - count,
    countedAt: shown.readTime,
  };
}

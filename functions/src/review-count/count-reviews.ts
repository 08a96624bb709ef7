// Counts all reviews after each event: an increment would keep a lost or repeated event's error.
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { starChoices } from 'shared/review.ts';

/** Call it one at a time: the last of two counts that overlap could be the older one. Returns the
 * time of the count by Firestore's clock (ms since 1970), which is also the clock of events. */
export async function countReviews(database: Firestore): Promise<number> {
  const reviews = database.collection('reviews');
  // Lists what the site lists. No query finds a text that only looks empty.
  const listed = reviews.orderBy('date', 'desc').orderBy('id', 'desc').where('review', '>', '');
  // A second query for the average: in one query, reviews without stars would not count.
  const rated = listed.where('stars', 'in', starChoices);
  const results = await Promise.all([
    reviews.count().get(),
    listed.count().get(),
    rated.aggregate({ average: AggregateField.average('stars') }).get(),
  ]);
  const [allResult, listedResult, ratedResult] = results;
  const { count } = listedResult.data();
  const { average } = ratedResult.data();
  const leftOut = allResult.data().count - count;
  await database.doc('summaries/reviews').set({ count, average, leftOut });
  const times = results.map(({ readTime }) => readTime.toMillis());
  return Math.min(...times);
}

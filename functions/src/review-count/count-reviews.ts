// Counts all reviews after each event: an increment would keep a lost or repeated event's error.
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import { starChoices } from 'shared/review.ts';

/** Never run two counts simultaneously: the older one could be stored last. Returns the
 * time of the count by Firestore's clock (ms since 1970), which is also the clock of events. */
export async function countReviews(database: Firestore): Promise<number> {
  const reviews = database.collection('reviews');
  // Finds what the site lists, except that no query can leave out a text that only looks empty.
  // An order leaves out documents without its field.
  const dated = reviews.orderBy('date', 'desc');
  const numbered = dated.orderBy('id', 'desc');
  const listed = numbered.where('review', '>', '');
  // A second query for the average: in one query, reviews without stars would not count.
  const rated = listed.where('stars', 'in', starChoices);
  const count = AggregateField.count();
  const average = AggregateField.average('stars');
  const [all, shown, stars] = await Promise.all([
    loadAggregate(reviews, count),
    loadAggregate(listed, count),
    loadAggregate(rated, average),
  ]);
  const summary = database.doc('summaries/reviews');
  await summary.set({
    count: shown.value,
    average: stars.value,
    leftOut: all.value - shown.value,
  });
  const times = [all.readAt, shown.readAt, stars.readAt];
  return Math.min(...times);
}

async function loadAggregate<T extends number | null>(query: Query, value: AggregateField<T>) {
  const snapshot = await query.aggregate({ value }).get();
  return {
    value: snapshot.data().value,
    readAt: snapshot.readTime.toMillis(),
  };
}

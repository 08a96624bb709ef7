import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryOrderByConstraint,
  query,
} from 'firebase/firestore';
import { reviewOrder } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import type { Subscribe } from '../live-list.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';
import { type Batch, parsePhotos, parseReviews, type StoredDocument } from './read-documents.ts';

// Uses the SDK's memory cache: the persistent cache adds 21 kB and can hang Safari.
const database = initializeFirestore(firebaseApp, firestoreServer);

const newestFirst = reviewOrder.map((field) => orderBy(field, 'desc'));

const listenToReviews = createSubscribe('reviews', newestFirst, parseReviews);

export const subscribeToReviews: typeof listenToReviews = (size, send) => {
  const list = listenToReviews(size, send);
  const stopCounting = onSnapshot(
    doc(database, 'summaries/reviews'),
    (snapshot) => send({ type: 'counted', summary: parseReviewSummary(snapshot.data()) }),
    () => {}, // ignores an error: the list works without a summary
  );
  return {
    ...list,
    unsubscribe() {
      list.unsubscribe();
      stopCounting();
    },
  };
};

/** Queries by name, because a query by position leaves out photos without one (0022). */
export const subscribeToPhotos = createSubscribe('photos', [], parsePhotos);

function createSubscribe<Item>(
  name: string,
  order: readonly QueryOrderByConstraint[],
  parse: (documents: StoredDocument[], limit: number) => Batch<Item>,
): Subscribe<Item> {
  return (size, send) => ({
    unsubscribe: onSnapshot(
      query(collection(database, name), ...order, limit(size)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const isLive = !metadata.fromCache;
        send(isLive ? { type: 'snapshot', batch: parse(docs, size) } : { type: 'lost' });
      },
      () => send({ type: 'ended' }),
    ),
    /** Restarts the SDK's backoff. */
    async reconnect() {
      await disableNetwork(database);
      await enableNetwork(database);
    },
  });
}

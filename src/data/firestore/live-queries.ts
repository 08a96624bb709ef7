import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore';
import type { Photo } from 'shared/photo.ts';
import { type Review, reviewOrder } from 'shared/review.ts';
import { parseReviewSummary, type ReviewSummary } from 'shared/review-summary.ts';
import type { Batch, Watch } from '../backend.ts';
import { parsePhotos, parseReviews } from '../parse-documents.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases. Nothing is kept of a
// list that nobody reads, so that `fromCache` always means that the server cannot be reached.
const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
const database = initializeFirestore(firebaseApp, { ...firestoreServer, localCache });

const newestReviews = query(
  collection(database, 'reviews'),
  ...reviewOrder.map((field) => orderBy(field, 'desc')),
);

const summaryDocument = doc(database, 'summaries', 'reviews');
const watchNewest = watchQuery(newestReviews, parseReviews);

export const watchReviews: Watch<Review> = (size, { onBatch, onLost, onError }) => {
  let newest: Batch<Review> | null = null;
  let summary: ReviewSummary | null = null;
  const show = () => {
    if (newest) onBatch({ ...newest, summary });
  };
  const stopSummary = onSnapshot(
    summaryDocument,
    (snapshot) => {
      summary = parseReviewSummary(snapshot.data()) ?? summary;
      show();
    },
    () => {}, // the list does without
  );
  const watching = watchNewest(size, {
    onBatch(batch) {
      newest = batch;
      show();
    },
    onLost() {
      newest = null;
      onLost();
    },
    onError,
  });
  return {
    ...watching,
    stop() {
      watching.stop();
      stopSummary();
    },
  };
};

export const watchPhotos: Watch<Photo> = watchQuery(collection(database, 'photos'), parsePhotos);

function watchQuery<T>(
  source: Query,
  parse: (documents: readonly QueryDocumentSnapshot[], limit: number) => Batch<T>,
): Watch<T> {
  return (size, { onBatch, onLost, onError }) => ({
    stop: onSnapshot(
      query(source, limit(size)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => (metadata.fromCache ? onLost() : onBatch(parse(docs, size))),
      onError,
    ),
    reconnect,
  });
}

/** The SDK waits for up to 90 s between two tries, also for a new listener; only this begins anew at once. */
async function reconnect(): Promise<void> {
  await disableNetwork(database);
  await enableNetwork(database);
}

import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { mostPhotos, type Photo } from 'shared/photo.ts';
import { type Review, reviewOrder } from 'shared/review.ts';
import { parseReviewSummary, type ReviewSummary } from 'shared/review-summary.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Batch, reviewsPerBatch, timeouts, type Watch } from '../backend.ts';
import { parsePhotos, parseReviews } from '../parse-documents.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases. Nothing is kept of a
// list that nobody reads, so that `fromCache` always means that the server cannot be reached.
const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
const database = initializeFirestore(firebaseApp, { ...firestoreServer, localCache });

const newestReviews = query(
  collection(database, 'reviews'),
  ...reviewOrder.map((field) => orderBy(field, 'desc')),
  limit(reviewsPerBatch),
);

const summaryDocument = doc(database, 'summaries', 'reviews');
const photos = query(collection(database, 'photos'), limit(mostPhotos));

const watchNewest = watchQuery(newestReviews, parseReviews);

export const watchReviews: Watch<Review> = ({ onBatch, onLost, onError }) => {
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
  const watching = watchNewest({
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

export const watchPhotos: Watch<Photo> = watchQuery(photos, parsePhotos);

export async function fetchOlderReviews(after: Review): Promise<Batch<Review>> {
  const end = Date.now() + timeouts.read;
  let older = query(newestReviews, startAfter(after.date, after.id, after.documentName));
  for (;;) {
    const { docs } = await withTimeout(getDocsFromServer(older), end - Date.now());
    const batch = parseReviews(docs);
    const last = docs.at(-1);
    const isUseful = batch.items.length > 0;
    if (isUseful || !batch.hasMore || !last) return batch;
    older = query(newestReviews, startAfter(last));
  }
}

function watchQuery<T>(
  source: Query,
  parse: (documents: readonly QueryDocumentSnapshot[]) => Batch<T>,
): Watch<T> {
  return ({ onBatch, onLost, onError }) => ({
    stop: onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => (metadata.fromCache ? onLost() : onBatch(parse(docs))),
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

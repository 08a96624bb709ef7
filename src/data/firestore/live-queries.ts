import {
  collection,
  connectFirestoreEmulator,
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
import { mostPhotos, type Photo, readPhotos } from 'shared/photo.ts';
import { type Review, readReviews, reviewOrder } from 'shared/review.ts';
import { type ReviewSummary, readReviewSummary } from 'shared/review-summary.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type ListPage, reviewsPerPage, timeouts, type Watch } from '../backend.ts';
import { emulator, firebaseApp } from './firebase-app.ts';

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases. Nothing is kept of a
// list that nobody reads, so that `fromCache` always means that the server cannot be reached.
const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
const database = initializeFirestore(firebaseApp, { localCache });
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

const newestReviews = query(
  collection(database, 'reviews'),
  ...reviewOrder.map((field) => orderBy(field, 'desc')),
  limit(reviewsPerPage),
);

const summaryDocument = doc(database, 'summaries', 'reviews');
const photos = query(collection(database, 'photos'), limit(mostPhotos));

const watchNewest = watchQuery(newestReviews, parseReviews);

export const watchReviews: Watch<Review> = ({ onPage, onLost, onError }) => {
  let newest: ListPage<Review> | null = null;
  let summary: ReviewSummary | null = null;
  const show = () => {
    if (newest) onPage({ ...newest, summary });
  };
  const stopSummary = onSnapshot(
    summaryDocument,
    (snapshot) => {
      summary = readReviewSummary(snapshot.data()) ?? summary;
      show();
    },
    () => {}, // the list does without
  );
  const watching = watchNewest({
    onPage(page) {
      newest = page;
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

export const watchPhotos: Watch<Photo> = watchQuery(photos, (documents) => ({
  items: readPhotos(documents),
  hasMore: false,
}));

export async function readOlderReviews(after: Review): Promise<ListPage<Review>> {
  const end = Date.now() + timeouts.read;
  let older = query(newestReviews, startAfter(after.date, after.id, after.documentName));
  for (;;) {
    const { docs } = await withTimeout(getDocsFromServer(older), end - Date.now());
    const page = parseReviews(docs);
    const last = docs.at(-1);
    const isUseful = page.items.length > 0;
    if (isUseful || !page.hasMore || !last) return page;
    older = query(newestReviews, startAfter(last));
  }
}

function parseReviews(documents: readonly QueryDocumentSnapshot[]): ListPage<Review> {
  return { items: readReviews(documents), hasMore: documents.length >= reviewsPerPage };
}

function watchQuery<T>(
  source: Query,
  parse: (documents: readonly QueryDocumentSnapshot[]) => ListPage<T>,
): Watch<T> {
  return ({ onPage, onLost, onError }) => ({
    stop: onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => (metadata.fromCache ? onLost() : onPage(parse(docs))),
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

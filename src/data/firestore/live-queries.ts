import {
  average,
  collection,
  connectFirestoreEmulator,
  count,
  disableNetwork,
  enableNetwork,
  getAggregateFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  query,
  startAfter,
} from 'firebase/firestore';
import { type Page, reviewsPerPage, timeouts, type Watch } from '../backend.ts';
import type { Photo } from '../photo.ts';
import type { Review, ReviewSummary } from '../review.ts';
import { withTimeout } from '../with-timeout.ts';
import { emulator, firebaseApp } from './firebase-app.ts';
import { type ParsePage, parsePhotos, parseReviews } from './rest.ts';

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases.
const database = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

const reviews = collection(database, 'reviews');
const newestReviews = query(
  reviews,
  orderBy('date', 'desc'),
  orderBy('id', 'desc'),
  limit(reviewsPerPage),
);

export const watchReviews: Watch<Review> = watchQuery(newestReviews, parseReviews);
export const watchPhotos: Watch<Photo> = watchQuery(collection(database, 'photos'), parsePhotos);

export async function readOlderReviews(after: Review): Promise<Page<Review>> {
  const end = Date.now() + timeouts.read;
  let older = query(newestReviews, startAfter(after.date, after.id));
  for (;;) {
    const { docs } = await withTimeout(getDocsFromServer(older), end - Date.now());
    const page = parseReviews(docs);
    const last = docs.at(-1);
    // A page without one valid review: what the visitor asked for comes after it.
    if (page.items.length > 0 || !page.hasMore || !last) return page;
    older = query(newestReviews, startAfter(last));
  }
}

export async function readReviewSummary(): Promise<ReviewSummary> {
  const sums = getAggregateFromServer(reviews, { count: count(), average: average('stars') });
  return (await withTimeout(sums, timeouts.read)).data();
}

function watchQuery<T>(source: Query, parse: ParsePage<T>): Watch<T> {
  return (onChange, onError) => {
    let isLoaded = false;
    let live = false;
    const unsubscribe = onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // Without a connection the SDK reports an empty list from its cache: that is not the list.
        live = !metadata.fromCache;
        isLoaded ||= live;
        if (isLoaded) onChange({ ...parse(docs), live });
      },
      onError,
    );
    const stopReconnecting = reconnectOnReturn(() => live);
    return () => {
      stopReconnecting();
      unsubscribe();
    };
  };
}

/** When the device or the visitor is back, without waiting for the SDK's backoff, which grows to a minute. */
function reconnectOnReturn(isLive: () => boolean): () => void {
  async function reconnect() {
    await disableNetwork(database);
    await enableNetwork(database);
  }
  const returned = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && !isLive()) void reconnect();
  };
  const online = () => void reconnect();
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('online', online);
  };
}

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
  memoryEagerGarbageCollector,
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

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases. Nothing is kept of a
// list that nobody reads, so that `fromCache` always means that the server cannot be reached.
const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
const database = initializeFirestore(firebaseApp, { localCache });
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

// The connection may have died while nobody looked, and the SDK needs a minute to notice.
document.addEventListener('visibilitychange', () => {
  const isBack = document.visibilityState === 'visible' && navigator.onLine;
  if (isBack) window.dispatchEvent(new Event('online'));
});

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
    const isUseful = page.items.length > 0; // not a page of malformed reviews only
    if (isUseful || !page.hasMore || !last) return page;
    older = query(newestReviews, startAfter(last));
  }
}

export async function readReviewSummary(): Promise<ReviewSummary> {
  const sums = getAggregateFromServer(reviews, { count: count(), average: average('stars') });
  return (await withTimeout(sums, timeouts.read)).data();
}

/** Milliseconds. The SDK reports an attempt without a response after 10 s, but it may still succeed. */
const connecting = { unsure: 9_000, timeout: 30_000 };

function watchQuery<T>(source: Query, parse: ParsePage<T>): Watch<T> {
  return (onChange, onError) => {
    const started = performance.now();
    let isLive = false;
    const timer = setTimeout(giveUp, connecting.timeout);
    const unsubscribe = onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache) {
          clearTimeout(timer);
          isLive = true;
          onChange({ ...parse(docs), live: true });
        } else if (isLive || performance.now() - started < connecting.unsure) giveUp();
      },
      onError,
    );

    function giveUp() {
      stop();
      onError(new Error('Firestore cannot be reached'));
      void endRetries();
    }

    function stop() {
      clearTimeout(timer);
      unsubscribe();
    }

    return stop;
  };
}

/** The SDK would try ten times in the first minute, and later wait for up to 90 s: live-list.ts does better. */
async function endRetries(): Promise<void> {
  await disableNetwork(database);
  await enableNetwork(database);
}

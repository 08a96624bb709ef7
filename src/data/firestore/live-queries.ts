import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
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
import { mostPhotos, type Photo } from '../photo.ts';
import type { Review } from '../review.ts';
import { type ReviewSummary, readReviewSummary } from '../review-summary.ts';
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

const newestReviews = query(
  collection(database, 'reviews'),
  orderBy('date', 'desc'),
  orderBy('id', 'desc'),
  orderBy(documentId(), 'desc'),
  limit(reviewsPerPage),
);

const watchNewest = watchQuery(newestReviews, parseReviews);
const summaryDocument = doc(database, 'summaries', 'reviews');
let summary: ReviewSummary | null = null;

export const watchReviews: Watch<Review> = (onChange, onError) => {
  let newest: Parameters<typeof onChange>[0] | null = null;
  const show = () => {
    if (newest) onChange({ ...newest, summary });
  };
  const stopSummary = onSnapshot(
    summaryDocument,
    (snapshot) => {
      const counted = readReviewSummary(snapshot.data());
      if (!counted) return;
      summary = counted;
      show();
    },
    () => {},
  );
  const stopNewest = watchNewest(
    (list) => {
      newest = list;
      show();
    },
    (reason) => {
      stopSummary(); // or the SDK would go on trying by itself
      onError(reason);
    },
  );
  return () => {
    stopNewest();
    stopSummary();
  };
};

const photos = query(collection(database, 'photos'), limit(mostPhotos));
export const watchPhotos: Watch<Photo> = watchQuery(photos, parsePhotos);

export async function readOlderReviews(after: Review): Promise<Page<Review>> {
  const end = Date.now() + timeouts.read;
  let older = query(newestReviews, startAfter(after.date, after.id, after.key));
  for (;;) {
    const { docs } = await withTimeout(getDocsFromServer(older), end - Date.now());
    const page = parseReviews(docs);
    const last = docs.at(-1);
    const isUseful = page.items.length > 0;
    if (isUseful || !page.hasMore || !last) return page;
    older = query(newestReviews, startAfter(last));
  }
}

/** Milliseconds. The SDK reports an attempt without a response after 10 s, but it may still succeed. */
const waits = { unsure: 9_000, connecting: 30_000, asking: 1_000 };

function watchQuery<T>(source: Query, parse: ParsePage<T>): Watch<T> {
  return (onChange, onError) => {
    const started = performance.now();
    let isLive = false;
    let timer = setTimeout(giveUp, waits.connecting);
    const unsubscribe = onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache) {
          clearTimeout(timer);
          isLive = true;
          onChange({ ...parse(docs), live: true });
        } else if (isLive) {
          // Lost, or a document was removed: then the SDK asks for the whole list again.
          clearTimeout(timer);
          timer = setTimeout(giveUp, waits.asking);
        } else if (docs.length === 0 && performance.now() - started < waits.unsure) giveUp();
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

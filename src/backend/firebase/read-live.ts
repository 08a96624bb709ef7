// Reading from Firestore: live lists by snapshots, older reviews and the summary by one question.
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
import { deadlines, type Page, reviewsPerPage, type Watch } from '../backend.ts';
import type { Photo } from '../photo.ts';
import type { Review, ReviewSummary } from '../review.ts';
import { within } from '../within.ts';
import { checkLine } from './check-line.ts';
import { firebaseApp, readEmulatorAddress } from './firebase-app.ts';
import { type ReadPage, readPhotos, readReviews } from './read-page.ts';

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases.
const database = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
const emulator = readEmulatorAddress();
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

const reviews = collection(database, 'reviews');
const newestReviews = query(
  reviews,
  orderBy('date', 'desc'),
  orderBy('id', 'desc'),
  limit(reviewsPerPage),
);

export const watchReviews: Watch<Review> = watchQuery(newestReviews, readReviews);
export const watchPhotos: Watch<Photo> = watchQuery(collection(database, 'photos'), readPhotos);

export async function readOlderReviews(after: Review): Promise<Page<Review>> {
  const deadline = Date.now() + deadlines.read;
  let older = query(newestReviews, startAfter(after.date, after.id));
  for (;;) {
    const { docs } = await within(getDocsFromServer(older), deadline - Date.now());
    const page = readReviews(docs);
    const last = docs.at(-1);
    // A page without one readable review: what the visitor asked for comes after it.
    if (page.items.length > 0 || !page.hasMore || !last) return page;
    older = query(newestReviews, startAfter(last));
  }
}

export async function readReviewSummary(): Promise<ReviewSummary> {
  const question = getAggregateFromServer(reviews, { count: count(), average: average('stars') });
  return (await within(question, deadlines.read)).data();
}

function watchQuery<T>(source: Query, read: ReadPage<T>): Watch<T> {
  return (onChange, onFailure) => {
    let answered = false;
    let live = false;
    const stopChecking = checkLine({ isLive: () => live, reconnect });
    const stopWatching = onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // Without a connection the SDK reports an empty list from its cache: that is no answer.
        live = !metadata.fromCache;
        answered ||= live;
        if (answered) onChange({ ...read(docs), live });
      },
      onFailure,
    );
    return () => {
      stopChecking();
      stopWatching();
    };
  };
}

async function reconnect(): Promise<void> {
  await disableNetwork(database);
  await enableNetwork(database);
}

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
  loadBundle,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  query,
  startAfter,
} from 'firebase/firestore';
import { deadlines, type Page, reviewsPerPage } from '../backend.ts';
import { nextTask } from '../next-task.ts';
import type { Photo } from '../photo.ts';
import type { Review, ReviewSummary } from '../review.ts';
import { within } from '../within.ts';
import { checkLine } from './check-line.ts';
import { composeBundle, readInSteps } from './compose-bundle.ts';
import { firebaseApp, readEmulatorAddress } from './firebase-app.ts';
import type { FirstAnswer } from './first-answer.ts';
import { type ReadPage, readPhotos, readReviews } from './read-page.ts';
import type { LiveWatch } from './watch-list.ts';

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

export const watchReviews: LiveWatch<Review> = watchQuery(newestReviews, readReviews);
export const watchPhotos: LiveWatch<Photo> = watchQuery(collection(database, 'photos'), readPhotos);

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

function watchQuery<T>(source: Query, read: ReadPage<T>): LiveWatch<T> {
  return (first) => (onChange, onFailure) => {
    let answered = false;
    let live = false;
    let isStopped = false;
    let stopWatching = () => {};
    const stopChecking = checkLine({ isLive: () => live, reconnect });

    async function start() {
      if (first) {
        await remember(first);
        // Both in one task are long enough on a slow phone to be felt.
        await nextTask();
      }
      if (isStopped) return;
      stopWatching = onSnapshot(
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
    }

    void start();
    return () => {
      isStopped = true;
      stopChecking();
      stopWatching();
    };
  };
}

/** The SDK then asks for what changed since that answer, and a listed document is read once. */
async function remember(first: FirstAnswer): Promise<void> {
  try {
    await loadBundle(database, readInSteps(composeBundle(first)));
  } catch {
    // It will read the whole list: slower and dearer, but as good.
  }
}

async function reconnect(): Promise<void> {
  await disableNetwork(database);
  await enableNetwork(database);
}

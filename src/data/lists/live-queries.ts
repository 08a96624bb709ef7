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
  type QueryOrderByConstraint,
  query,
} from 'firebase/firestore';
import { reviewOrder } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import { firebaseApp, firestoreServer } from '../firebase/firebase-app.ts';
import type { Batch } from './list-machine.ts';
import type { Subscribe } from './live-list.ts';
import { parsePhotos, parseReviews, type StoredDocument } from './read-documents.ts';

// Uses the memory cache: the persistent cache adds 21 kB and can hang Safari. The eager collector
// removes a list without a listener, so that a new listener never starts with old documents.
const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
const database = initializeFirestore(firebaseApp, { ...firestoreServer, localCache });

const newestFirst = reviewOrder.map((field) => orderBy(field, 'desc'));

export const subscribeToReviews = createSubscribe('reviews', newestFirst, parseReviews, (send) =>
  onSnapshot(
    doc(database, 'summaries/reviews'),
    (snapshot) => send({ type: 'counted', summary: parseReviewSummary(snapshot.data()) }),
    () => {}, // ignores an error: the list works without a summary
  ),
);

/** Queries by name, because a query by position leaves out photos without one (0022). */
export const subscribeToPhotos = createSubscribe('photos', [], parsePhotos);

function createSubscribe<Item>(
  name: string,
  order: readonly QueryOrderByConstraint[],
  parse: (documents: StoredDocument[], limit: number) => Batch<Item>,
  listenToSummary?: (send: Parameters<Subscribe<Item>>[1]) => () => void,
): Subscribe<Item> {
  return (size, send) => {
    const stops = [
      ...(listenToSummary ? [listenToSummary(send)] : []),
      onSnapshot(
        query(collection(database, name), ...order, limit(size)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          const isLive = !metadata.fromCache;
          send(isLive ? { type: 'snapshot', batch: parse(docs, size) } : { type: 'lost' });
        },
        () => send({ type: 'ended' }),
      ),
    ];
    const stopWatching = watchForDeath(() => send({ type: 'ended' }));
    return {
      unsubscribe() {
        stopWatching();
        try {
          for (const stop of stops) stop();
        } catch {} // after the SDK has failed
      },
      reconnect,
    };
  };
}

/** Calls `onDeath` when an assertion of the SDK fails. From then on, all its listeners are silent,
 * and its functions throw (firebase-js-sdk #9267, #9491, #10310). */
function watchForDeath(onDeath: () => void): () => void {
  const controller = new AbortController();
  const check = (event: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    if (/INTERNAL ASSERTION FAILED/.test(String(event.error ?? event.reason))) onDeath();
  };
  addEventListener('error', check, controller);
  addEventListener('unhandledrejection', check, controller);
  return () => controller.abort();
}

/** Reconnects immediately: the SDK waits up to 90 s between tries, even for a new listener. */
async function reconnect(): Promise<void> {
  try {
    await disableNetwork(database);
    await enableNetwork(database);
  } catch {} // after the SDK has failed
}

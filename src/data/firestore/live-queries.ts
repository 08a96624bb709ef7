import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore';
import type { Photo } from 'shared/photo.ts';
import { type Review, reviewOrder } from 'shared/review.ts';
import { parseReviewSummary, type ReviewSummary } from 'shared/review-summary.ts';
import type { Batch, Subscribe, Subscription } from '../backend.ts';
import { mergePhotos, parsePhotos, parseReviews } from '../parse-documents.ts';
import { loadAppCheck } from '../with-token.ts';
import { getDatabase, onDeath } from './live-database.ts';

const newestFirst = reviewOrder.map((field) => orderBy(field, 'desc'));

const subscribeToNewest = createSubscribe('reviews', newestFirst, parseReviews);

const subscribeByName = createSubscribe('photos', [], parsePhotos);
const subscribeByPosition = createSubscribe('photos', [orderBy('position')], parsePhotos);

/** Queries by name, because ordering by position would leave out photos without one (0022). */
export const subscribeToPhotos: Subscribe<Photo> = (size, { onBatch, onLost, onError }) => {
  let [named, positioned]: (Batch<Photo> | null)[] = [null, null];
  let second: Subscription | null = null;
  const show = () => {
    if (!named) return;
    if (named.documents < size) return onBatch(named);
    second ??= subscribeByPosition(size, {
      onBatch(batch) {
        positioned = batch;
        show();
      },
      onLost,
      onError,
    });
    if (positioned) onBatch(mergePhotos(named, positioned));
  };
  const first = subscribeByName(size, {
    onBatch(batch) {
      named = batch;
      show();
    },
    onLost() {
      named = null;
      onLost();
    },
    onError,
  });
  return {
    ...first,
    unsubscribe() {
      first.unsubscribe();
      second?.unsubscribe();
    },
  };
};

export const subscribeToReviews: Subscribe<Review> = (size, { onBatch, onLost, onError }) => {
  let newest: Batch<Review> | null = null;
  let summary: ReviewSummary | null = null;
  const show = () => {
    if (newest) onBatch({ ...newest, summary });
  };
  const stopSummary = onSnapshot(
    doc(getDatabase(), 'summaries/reviews'),
    (snapshot) => {
      summary = parseReviewSummary(snapshot.data()) ?? summary;
      show();
    },
    () => {}, // ignores an error: the list works without a summary
  );
  const subscription = subscribeToNewest(size, {
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
    ...subscription,
    unsubscribe() {
      subscription.unsubscribe();
      stopListener(stopSummary);
    },
  };
};

function createSubscribe<T>(
  name: string,
  order: ReturnType<typeof orderBy>[],
  parse: (documents: readonly QueryDocumentSnapshot[], limit: number) => Batch<T>,
): Subscribe<T> {
  return (size, { onBatch, onLost, onError }) => {
    const listen = (onRefused: (error: Error) => void) =>
      onSnapshot(
        query(collection(getDatabase(), name), ...order, limit(size)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => (metadata.fromCache ? onLost() : onBatch(parse(docs, size))),
        onRefused,
      );
    let isEnded = false;
    let unsubscribe = listen(async (refusal) => {
      try {
        await loadAppCheck(refusal);
        await reconnect(); // the open connection has no token
        if (!isEnded) unsubscribe = listen(onError);
      } catch (error) {
        onError(error);
      }
    });
    const forget = onDeath(onError);
    return {
      unsubscribe() {
        isEnded = true;
        forget();
        stopListener(unsubscribe);
      },
      reconnect,
    };
  };
}

/** Ignores the error that unsubscribing from a dead database throws. */
function stopListener(unsubscribe: () => void): void {
  try {
    unsubscribe();
  } catch {}
}

/** Reconnects immediately: the SDK waits up to 90 s between tries, even for a new listener. */
async function reconnect(): Promise<void> {
  await disableNetwork(getDatabase());
  await enableNetwork(getDatabase());
}

import {
  collection,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryOrderByConstraint,
  query,
} from 'firebase/firestore';
import { reviewOrder } from 'shared/review.ts';
import type { Subscribe } from '../live-list.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';
import { type Batch, parsePhotos, parseReviews, type StoredDocument } from './read-documents.ts';

// Uses the SDK's memory cache: the persistent cache adds 21 kB and can hang Safari.
const database = initializeFirestore(firebaseApp, firestoreServer);

const newestFirst = reviewOrder.map((field) => orderBy(field, 'desc'));

export const subscribeToReviews = createSubscribe('reviews', newestFirst, parseReviews);

/** Queries by name, because a query by position leaves out photos without one (0022). */
export const subscribeToPhotos = createSubscribe('photos', [], parsePhotos);

function createSubscribe<Item>(
  name: string,
  order: readonly QueryOrderByConstraint[],
  parse: (documents: StoredDocument[], limit: number) => Batch<Item>,
): Subscribe<Item> {
  return (size, receive) => {
    const list = query(collection(database, name), ...order, limit(size));
    return onSnapshot(
      list,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const isLive = !metadata.fromCache;
        receive(isLive ? parse(docs, size) : null);
      },
      () => receive(null), // the listener never resumes: a reload opens another one
    );
  };
}

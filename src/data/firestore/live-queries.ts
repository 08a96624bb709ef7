import {
  collection,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryOrderByConstraint,
  type QuerySnapshot,
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
    const options = { includeMetadataChanges: true }; // else a lost connection sends no snapshot

    function receiveSnapshot({ docs, metadata }: QuerySnapshot) {
      const isLive = !metadata.fromCache;
      receive(isLive ? parse(docs, size) : null);
    }

    function receiveError() {
      receive(null); // the listener never resumes: a reload opens another one
    }

    return onSnapshot(list, options, receiveSnapshot, receiveError);
  };
}

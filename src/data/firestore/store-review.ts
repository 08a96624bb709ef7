// Never stores a review twice: every try creates a document of the same name (0003).
import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite';
import { toDutchDay } from 'shared/dutch-time.ts';
import { listSizes, type NewReview } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { forgetName, nameReview } from '../name-review.ts';
import { withToken } from '../with-token.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';

// Uses the lite SDK, because in the full SDK a commit that hangs freezes every listener.
const database = initializeFirestore(firebaseApp, firestoreServer);

export async function storeReview(review: NewReview, timeout: number): Promise<void> {
  const documentName = nameReview(review, () => doc(collection(database, 'reviews')).id);
  const reference = doc(database, 'reviews', documentName);
  const deadline = performance.now() + timeout;
  const storing = storeOnce(reference, review, deadline).catch(async (error) => {
    if (!hasCode(error, 'permission-denied')) throw error;
    // The rules refuse the date of a visitor's clock that is days wrong.
    const date = await fetchToday();
    if (date === review.date) throw error;
    return storeOnce(reference, { ...review, date }, deadline);
  });
  await withTimeout(storing, timeout);
  // Not after a timeout: that review may still be stored, and the visitor sends it again.
  forgetName();
}

/** Returns today by the site's clock. Adds `age`, because a cached response has an old `date`. */
async function fetchToday(): Promise<string> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  const age = Number(headers.get('age') ?? 0) * 1_000;
  return toDutchDay(Date.parse(headers.get('date') ?? '') + age);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof FirebaseError && error.code === code;
}

/** Starts no write after `deadline` (a `performance.now()`): by then the form shows a failure. */
export async function storeOnce(
  reference: DocumentReference,
  review: NewReview,
  deadline: number,
): Promise<void> {
  const database = reference.firestore;
  try {
    // Only a read tells whether App Check is enforced: the rules may refuse a write, but not this.
    const id = await withToken(() => fetchNextId(database));
    if (performance.now() > deadline) throw new Error('Too late to store the review');
    await setDoc(reference, { id, ...review });
  } catch (error) {
    // This try or an earlier one may have stored the review, although the response was lost.
    if ((await getDoc(reference)).exists()) return;
    if (!hasCode(error, 'aborted')) throw error;
    // Another write won the race, or holds a lock.
    await new Promise((done) => setTimeout(done, 1_000));
    return storeOnce(reference, review, deadline);
  }
}

/** Returns the count + 1. Two reviews may get the same id: ids only order the reviews of a day. */
async function fetchNextId(database: Firestore): Promise<number> {
  const summary = await getDoc(doc(database, 'summaries', 'reviews'));
  const counted = parseReviewSummary(summary.data());
  if (counted) return counted.count + 1;
  const reviews = await getDocs(
    query(collection(database, 'reviews'), limit(Math.max(...listSizes))),
  );
  return reviews.size + 1;
}

import { doc, type Firestore, getDoc, initializeFirestore, setDoc } from 'firebase/firestore/lite';
import type { NewReview } from 'shared/review.ts';
import { parseReviewSummary } from 'shared/review-summary.ts';
import { withToken } from '../with-token.ts';
import { firebaseApp, firestoreServer } from './firebase-app.ts';

// Uses the lite SDK, because in the full SDK a commit that hangs freezes every listener.
const siteDatabase = initializeFirestore(firebaseApp, firestoreServer);

/**
 * Stores a review once, because the rules let a document of this name be created only once (0003).
 * Starts no write after `deadline` (a `performance.now()`): by then the form shows a failure.
 */
export async function storeReview(
  documentName: string,
  review: NewReview,
  deadline: number,
  database = siteDatabase, // a test passes one whose connection fails
): Promise<void> {
  const reference = doc(database, 'reviews', documentName);
  try {
    // withToken gets a read: a refused write may break the rules, a refused read lacks a token.
    const id = await withToken(() => fetchNextId(database));
    if (performance.now() > deadline) throw new Error('Too late to store the review');
    await setDoc(reference, { id, ...review });
  } catch (error) {
    // This try or an earlier one may have stored the review, although the response was lost.
    const stored = await getDoc(reference);
    if (!stored.exists()) throw error;
  }
}

/** Returns the count + 1. Two reviews may get the same id: ids only order the reviews of a day. */
async function fetchNextId(database: Firestore): Promise<number> {
  const summary = await getDoc(doc(database, 'summaries', 'reviews'));
  const counted = parseReviewSummary(summary.data());
  return (counted?.count ?? 0) + 1;
}

// Stores a review exactly once, whatever happens to the connection.
//
// The document's name is its number, and a number can only be created, never overwritten. A receipt
// that only this browser can name is created in the same commit. When an answer got lost, the next
// try finds the number taken and asks whether the receipt is there: if so the review is stored
// already, if not somebody else has the number. docs/decisions/0003 tells what went wrong otherwise.
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc, runTransaction } from 'firebase/firestore/lite';
import { forgetPending, keepPending, type Memory, recallPending } from '../pending-review.ts';
import type { NewReview } from '../review.ts';
import { within } from '../within.ts';
import { readFreeNumber, readNextNumber } from './next-number.ts';

type Store = {
  database: Firestore;
  memory: Memory;
  /** Milliseconds. */
  deadline: number;
};

/** Resolves when the review is certainly stored; rejects when that is not certain. */
export async function storeOnce(
  review: NewReview,
  { database, memory, deadline }: Store,
): Promise<void> {
  const end = performance.now() + deadline;
  const left = () => end - performance.now();
  const pending = recallPending(review, memory);
  let refusal: unknown = null;
  let silences = 0;
  let lost: number | null = null;
  const chooseNumber = () =>
    lost === null ? readNextNumber(database) : readFreeNumber(database, lost + 1);

  for (let losses = 0; ; ) {
    try {
      pending.id ??= await within(chooseNumber(), left());
      keepPending(pending, memory);
      const attempt = { review, id: pending.id, receipt: pending.receipt, refusal };
      const outcome = await within(create(database, attempt, left), left());
      if (outcome === 'stored') return forgetPending(memory);
      lost = pending.id;
      pending.id = null;
      refusal = null;
      await pause(pauses.loss, ++losses, left());
    } catch (error) {
      const code = error instanceof FirebaseError ? error.code : '';
      // The rules refuse to overwrite, so this may mean that the number was taken meanwhile.
      if (code === 'permission-denied') refusal = error;
      else if (conflicts.includes(code)) await pause(pauses.loss, ++losses, left());
      else if (passing.includes(code) && silences < longestSilence)
        await pause(pauses.silence, ++silences, left());
      else throw error;
    }
    if (left() <= 0) throw new Error('No time left to store the review');
  }
}

type Attempt = {
  review: NewReview;
  id: number;
  receipt: string;
  /** Why the rules refused this number the last time. */
  refusal: unknown;
};

/** Whether the review now stands at this number, by this attempt or by one before it. */
async function create(
  database: Firestore,
  { review, id, receipt, refusal }: Attempt,
  left: () => number,
): Promise<'stored' | 'taken'> {
  const place = doc(database, 'reviews', String(id));
  const proof = doc(place, 'receipts', receipt);
  let isTaken = false;
  const creating = runTransaction(
    database,
    async (transaction) => {
      isTaken = (await transaction.get(place)).exists();
      if (isTaken) throw new Error('Taken'); // ends the transaction without a commit
      // Refused although the number is free: it is the review that the rules do not want.
      if (refusal) throw new Error('The rules refuse this review', { cause: refusal });
      // Never begin to store it after the visitor was told that it failed.
      if (left() <= 0) throw new Error('Too late to store the review');
      transaction.set(place, { id, ...review });
      transaction.set(proof, {});
    },
    { maxAttempts: 1 }, // the SDK's own tries would give up under load, and do not look at receipts
  );
  try {
    await creating;
    return 'stored';
  } catch (error) {
    if (!isTaken) throw error;
    return (await getDoc(proof)).exists() ? 'stored' : 'taken';
  }
}

// The number was taken meanwhile: look at it again.
const conflicts = ['already-exists', 'aborted', 'failed-precondition'];
// No answer, or one that may be better next time.
const passing = ['unavailable', 'deadline-exceeded', 'internal', 'cancelled', 'unknown'];
const longestSilence = 6;

/** Milliseconds: the longest wait after the first time, doubled at each next one up to `longest`. */
const pauses = { loss: 800, silence: 100, longest: 2_000 };

/** Full jitter: visitors who met at one number do not meet again at the next. */
function pause(first: number, times: number, left: number): Promise<void> {
  const longest = Math.min(pauses.longest, first * 2 ** (times - 1), Math.max(0, left));
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

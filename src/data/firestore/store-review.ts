// Stores a review exactly once (docs/decisions/0003). Its number can only be created, together with a receipt
// that only this browser can name. After a lost response the receipt tells whose review has the number.
import { FirebaseError } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import type { AddOutcome } from '../backend.ts';
import {
  forgetPending,
  joinAttempts,
  type KeyValueStore,
  keepPending,
  recallPending,
  sessionStore,
} from '../pending-review.ts';
import type { NewReview } from '../review.ts';
import { readReviewSummary } from '../review-summary.ts';
import { withTimeout } from '../with-timeout.ts';
import { emulator, firebaseApp } from './firebase-app.ts';

// The lite SDK: plain requests that end. In the full SDK a commit that hangs freezes every listener.
const database = initializeFirestore(firebaseApp, {});
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

export const storeReview = joinAttempts(async (review, timeout: number) => {
  if (!navigator.onLine) throw new Error('Offline');
  return storeOnce(review, { database, store: sessionStore, timeout });
});

export const isReviewFormOpen = () => isOpen(database);

/** Anything but `open: false` is open, as in firestore.rules. */
async function isOpen(database: Firestore): Promise<boolean> {
  return (await getDoc(doc(database, 'settings/reviewForm'))).get('open') !== false;
}

type Options = {
  database: Firestore;
  store: KeyValueStore;
  timeout: number;
};

export async function storeOnce(
  review: NewReview,
  { database, store, timeout }: Options,
): Promise<AddOutcome> {
  const end = performance.now() + timeout;
  const remainingMs = () => end - performance.now();
  const pending = recallPending(review, store);
  let refusal: unknown = null;
  let networkRetries = 0;
  let conflictRetries = 0;
  let taken: number | null = null;
  const chooseNumber = () =>
    taken === null
      ? readNextNumber(database)
      : readFreeNumber(database, taken + 1 + chooseSkip(conflictRetries));

  for (;;) {
    try {
      pending.id ??= await withTimeout(chooseNumber(), remainingMs());
      keepPending(pending, store);
      const attempt = { review, id: pending.id, receipt: pending.receipt, refusal };
      const outcome = await withTimeout(create(database, attempt, remainingMs), remainingMs());
      if (outcome === 'closed') return outcome;
      if (outcome === 'stored') {
        forgetPending(store);
        return outcome;
      }
      taken = pending.id;
      pending.id = null;
      refusal = null;
      await backOff(backoffs.conflict, ++conflictRetries, remainingMs());
    } catch (error) {
      const code = error instanceof FirebaseError ? error.code : '';
      if (code === 'permission-denied' && !refusal)
        refusal = error; // or the number was taken meanwhile
      else if (conflictCodes.includes(code))
        await backOff(backoffs.conflict, ++conflictRetries, remainingMs());
      else if (retriedCodes.includes(code) && networkRetries < mostNetworkRetries)
        await backOff(backoffs.network, ++networkRetries, remainingMs());
      else throw error;
    }
    if (remainingMs() <= 0) throw new Error('No time left to store the review');
  }
}

type Attempt = {
  review: NewReview;
  id: number;
  receipt: string;
  refusal: unknown;
};

async function create(
  database: Firestore,
  { review, id, receipt, refusal }: Attempt,
  remainingMs: () => number,
): Promise<AddOutcome | 'taken'> {
  const place = doc(database, 'reviews', String(id));
  const proof = doc(place, 'receipts', receipt);
  let isTaken = false;
  let isClosed = false;
  const creating = runTransaction(
    database,
    async (transaction) => {
      isTaken = (await transaction.get(place)).exists();
      if (isTaken) throw new Error('Taken');
      // Refused although the number is free: the form is closed, or the rules do not want this review.
      if (refusal) {
        isClosed = !(await isOpen(database));
        throw new Error('The rules refuse this review', { cause: refusal });
      }
      if (remainingMs() <= 0) throw new Error('Too late to store the review');
      transaction.set(place, { id, ...review });
      transaction.set(proof, {});
    },
    { maxAttempts: 1 }, // the SDK's own tries would give up under load, and do not look at receipts
  );
  try {
    await creating;
    return 'stored';
  } catch (error) {
    if (isClosed) return 'closed';
    if (!isTaken) throw error;
    return (await getDoc(proof)).exists() ? 'stored' : 'taken';
  }
}

const conflictCodes = ['already-exists', 'aborted', 'failed-precondition'];
const retriedCodes = [
  'unavailable',
  'deadline-exceeded',
  'internal',
  'cancelled',
  'unknown',
  'resource-exhausted',
];
const mostNetworkRetries = 3; // each is two requests, of a server that may be over its quota

/** Milliseconds: the longest wait after the first failure, doubled at each next one up to `longest`. */
const backoffs = { conflict: 800, network: 500, longest: 2_000 };

/** Full jitter: visitors who met at one number do not meet again at the next. */
function backOff(first: number, times: number, remainingMs: number): Promise<void> {
  const longest = Math.min(backoffs.longest, first * 2 ** (times - 1), Math.max(0, remainingMs));
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

const pageSize = 100;
const mostPages = 3;
const highestNumber = 1_000_000; // as in firestore.rules

/** After two lost numbers 0-9, then 0-99 and so on: a bot may take every next one. */
function chooseSkip(lost: number): number {
  return lost < 2 ? 0 : Math.floor(Math.random() * 10 ** (lost - 1));
}

// count + 1, or the first free number after it: the count may be behind. Without a count, the highest number + 1.
async function readNextNumber(database: Firestore): Promise<number> {
  const highest = query(collection(database, 'reviews'), orderBy('id', 'desc'), limit(1));
  const [counted, top] = await Promise.all([
    getDoc(doc(database, 'summaries', 'reviews')),
    getDocs(highest),
  ]);
  const topId = Number(top.docs[0]?.get('id')) || 0;
  const next = 1 + (readReviewSummary(counted.data())?.count ?? Math.floor(topId));
  return topId < next && next <= highestNumber ? next : readFreeNumber(database, next);
}

async function readFreeNumber(database: Firestore, from: number): Promise<number> {
  const reviews = collection(database, 'reviews');
  let free = from;
  for (let page = 1; page <= mostPages; page++) {
    const { docs, size } = await getDocs(
      query(reviews, where('id', '>=', free), orderBy('id'), limit(pageSize)),
    );
    const gap = findGap(
      free,
      docs.map((document) => document.get('id')),
    );
    const isFree = gap.certain || size < pageSize;
    if (isFree && gap.free <= highestNumber) return gap.free;
    free = gap.free;
  }
  return 1 + Math.floor(Math.random() * highestNumber);
}

/** The first number from `from` on that is not among the ascending ids; certain when an id after it was seen. */
export function findGap(from: number, ids: readonly unknown[]): { free: number; certain: boolean } {
  let free = from;
  for (const id of ids) {
    if (typeof id !== 'number' || id < free) continue;
    if (id >= free + 1 || !Number.isInteger(id)) return { free, certain: true };
    free = id + 1;
  }
  return { free, certain: false };
}

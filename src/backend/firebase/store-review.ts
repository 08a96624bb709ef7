// Stores reviews in the site's own database. How it is done exactly once stands in store-once.ts.
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { joinAttempts } from '../join-attempts.ts';
import { sessionMemory } from '../pending-review.ts';
import { firebaseApp, readEmulatorAddress } from './firebase-app.ts';
import { storeOnce } from './store-once.ts';

// The lite SDK: plain requests that end. In the full SDK a commit that hangs freezes every listener.
const database = initializeFirestore(firebaseApp, {});
const emulator = readEmulatorAddress();
if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);

/** Resolves when the review is certainly stored; rejects when that is not certain after so many milliseconds. */
export const storeReview = joinAttempts(async (review, deadline: number) => {
  if (!navigator.onLine) throw new Error('Offline');
  await storeOnce(review, { database, memory: sessionMemory, deadline });
});

// Visitors who send reviews at the same time. Each is a browser of their own: another connection to
// the database, other names.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { NewReview } from 'shared/review.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { onTestFinished } from 'vitest';
import { storeOnce } from '../../src/data/firestore/store-review.ts';

type Server = { host: string; port: number; projectId: string };

// What is sent again is refused, and the SDK would print each refusal.
setLogLevel('silent');

let visitors = 0;

/** Each `send` is a click on the button. A second one remembers the first, also when that failed. */
export function createVisitor({ host, port, projectId }: Server, timeout = 15_000) {
  visitors += 1;
  const app = initializeApp({ projectId, apiKey: 'demo' }, `visitor-${visitors}`);
  const database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, host, port);
  onTestFinished(() => deleteApp(app));
  const names = new Map<string, string>();
  return {
    send: (review: NewReview) => {
      const reviews = collection(database, 'reviews');
      const text = JSON.stringify(review);
      const documentName = names.get(text) ?? doc(reviews).id;
      names.set(text, documentName);
      const end = performance.now() + timeout;
      return withTimeout(storeOnce(doc(reviews, documentName), review, end), timeout);
    },
  };
}

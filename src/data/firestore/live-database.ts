// After a failed assertion the SDK's queue is dead: it calls no listener (firebase-js-sdk #9267).
import {
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  terminate,
} from 'firebase/firestore';
import { firebaseApp, firestoreServer } from '../firebase/firebase-app.ts';

type Listener = (reason: unknown) => void;

let database = openDatabase();
const entries = new Set<{ listener: Listener }>();

export function getDatabase(): Firestore {
  return database;
}

export function onDeath(listener: Listener): () => void {
  const entry = { listener }; // a new object: two subscriptions may share one listener
  entries.add(entry);
  return () => entries.delete(entry);
}

addEventListener('unhandledrejection', ({ reason }) => replaceIfDead(reason));
addEventListener('error', ({ error }) => replaceIfDead(error));

function replaceIfDead(reason: unknown): void {
  // A dead queue throws many errors, some after its replacement: the new one must stay.
  if (!/INTERNAL ASSERTION FAILED/.test(String(reason)) || isAlive()) return;
  terminate(database).catch(() => {});
  database = openDatabase();
  for (const { listener } of [...entries]) listener(reason);
}

/** Enabling the network throws if the queue is dead, and otherwise changes nothing. */
function isAlive(): boolean {
  try {
    enableNetwork(database).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

// In memory: the persistent cache takes 21 kB more, and hangs Safari in known cases. Eager: a list
// without a listener leaves the cache, so a new listener never starts with old documents.
function openDatabase(): Firestore {
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  return initializeFirestore(firebaseApp, { ...firestoreServer, localCache });
}

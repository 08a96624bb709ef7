// The database of the live lists. After a failed assertion the SDK's queue is dead, and no listener
// is called (firebase-js-sdk #9267). A new database then replaces it.
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

/** Calls the listener after a dead database is replaced. Returns a function that ends this. */
export function onDeath(listener: Listener): () => void {
  const entry = { listener }; // of its own: two subscriptions may share one listener
  entries.add(entry);
  return () => entries.delete(entry);
}

addEventListener('unhandledrejection', ({ reason }) => replaceIfDead(reason));
addEventListener('error', ({ error }) => replaceIfDead(error)); // thrown by the SDK's timers

function replaceIfDead(reason: unknown): void {
  // A dead queue throws many errors, some even after its replacement.
  if (!/INTERNAL ASSERTION FAILED/.test(String(reason)) || isAlive()) return;
  terminate(database).catch(() => {});
  database = openDatabase();
  for (const { listener } of [...entries]) listener(reason);
}

/** Every call to a dead queue throws. To enable the network of a living one changes nothing. */
function isAlive(): boolean {
  try {
    enableNetwork(database).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

// In memory: the persistent cache takes 21 kB more, and hangs Safari in known cases. Eager: a list
// without a listener leaves the cache, so `fromCache` means that the server is unreachable.
function openDatabase(): Firestore {
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  return initializeFirestore(firebaseApp, { ...firestoreServer, localCache });
}

// The database of the live lists. After a failed assertion the SDK's queue never works again, and
// no listener hears of it (firebase-js-sdk #9267). A new database then takes its place.
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
const listeners = new Set<{ tell: Listener }>();

export function getDatabase(): Firestore {
  return database;
}

/** Calls `tell` when a new database has replaced a dead one. Returns a function that ends it. */
export function onDeath(tell: Listener): () => void {
  const listener = { tell };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

addEventListener('unhandledrejection', ({ reason }) => replaceIfDead(reason));
addEventListener('error', ({ error }) => replaceIfDead(error)); // thrown by the SDK's timers

function replaceIfDead(reason: unknown): void {
  // One death throws many errors, and some only after the new database is there.
  if (!/INTERNAL ASSERTION FAILED/.test(String(reason)) || isAlive()) return;
  terminate(database).catch(() => {});
  database = openDatabase();
  for (const { tell } of [...listeners]) tell(reason);
}

/** Any call to a dead queue throws. A living one has its network enabled already. */
function isAlive(): boolean {
  try {
    enableNetwork(database).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

// In memory only: the persistent cache weighs 21 kB more and hangs Safari in known cases. It keeps
// no list that nobody reads, so `fromCache` always means that the server cannot be reached.
function openDatabase(): Firestore {
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  return initializeFirestore(firebaseApp, { ...firestoreServer, localCache });
}

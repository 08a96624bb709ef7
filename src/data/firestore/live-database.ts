// Replaces a dead database. A failed assertion ends all its listeners (firebase-js-sdk #9267).
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
  const entry = { listener }; // an object, because the Set would merge equal listeners
  entries.add(entry);
  return () => entries.delete(entry);
}

addEventListener('unhandledrejection', ({ reason }) => replaceIfDead(reason));
addEventListener('error', ({ error }) => replaceIfDead(error));

function replaceIfDead(reason: unknown): void {
  // Ignores later errors of a replaced database: they must not replace the new one too.
  if (!/INTERNAL ASSERTION FAILED/.test(String(reason)) || isAlive()) return;
  terminate(database).catch(() => {});
  database = openDatabase();
  for (const { listener } of [...entries]) listener(reason);
}

/** Calls `enableNetwork`, because it throws if the database is dead. */
function isAlive(): boolean {
  try {
    enableNetwork(database).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

// Uses the memory cache: the persistent cache adds 21 kB and can hang Safari. The eager collector
// removes a list without a listener, so that a new listener never starts with old documents.
function openDatabase(): Firestore {
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  return initializeFirestore(firebaseApp, { ...firestoreServer, localCache });
}

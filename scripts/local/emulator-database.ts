// Starts the Firestore emulator with the seed or the last export, and exports changes to disk.
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { toDutchDay } from 'shared/dutch-time.ts';
import {
  connectDatabase,
  type Database,
  openDocument,
  type StoredDocument,
} from '../../functions/src/database.ts';
import { createReviewCounter } from '../../functions/src/review-count/count-reviews.ts';
import { type Emulator, localProject, startEmulator } from './emulator.ts';
import { findExport } from './emulator-export.ts';
import { createSeed } from './seed.ts';
import { connectAsOwner, writeSeed } from './write-seed.ts';

type EmulatorDatabaseOptions = {
  port: number;
  stateFolder: string;
  print: (sentence: string) => void;
  reviewAdded: (review: StoredDocument) => void;
};

type EmulatorDatabase = {
  address: string;
  database: Database;
  stop: () => Promise<void>;
};

/** Milliseconds. `count` is shorter than in production, because reads cost nothing here. */
const waits = { store: 2_000, count: 200 };

export async function startEmulatorDatabase(
  options: EmulatorDatabaseOptions,
): Promise<EmulatorDatabase> {
  const folder = join(options.stateFolder, 'firestore');
  // Seeds only if no export exists, so that a database emptied on purpose stays empty.
  const isFirstStart = (await findExport(folder)) === null;
  const emulator = await startEmulator({
    port: options.port,
    projectId: localProject,
    rulesFile: 'firestore.rules',
    importFrom: folder,
  });
  try {
    if (isFirstStart) {
      await writeSeed(emulator, createSeed(toDutchDay(new Date())));
      await emulator.exportTo(folder);
    }
    return storeDatabase(emulator, folder, options);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}

function storeDatabase(
  emulator: Emulator,
  folder: string,
  { print, reviewAdded }: EmulatorDatabaseOptions,
): EmulatorDatabase {
  const address = `${emulator.host}:${emulator.port}`;
  const firestore = connectAsOwner(emulator);
  let hasChanged = false;
  const countReviews = createReviewCounter(firestore, waits.count);
  const unsubscribe = subscribeToReviews(firestore, (added) => {
    hasChanged = true;
    countReviews().catch(() => {}); // fails if the emulator has ended
    for (const review of added) reviewAdded(review);
  });
  const storeTimer = setInterval(() => {
    if (!hasChanged) return;
    hasChanged = false;
    emulator.exportTo(folder).catch((error) => {
      print(`The database could not be stored in ${folder}: ${error.message}`);
    });
  }, waits.store);
  return {
    address,
    database: connectDatabase(firestore),
    async stop() {
      clearInterval(storeTimer);
      unsubscribe();
      try {
        // Exports even if no review has changed: photos or notices may have changed.
        await emulator.exportTo(folder);
      } finally {
        await emulator.stop();
      }
    },
  };
}

/** No functions emulator runs here, so a listener reports the new reviews. */
function subscribeToReviews(
  firestore: Firestore,
  changed: (added: StoredDocument[]) => void,
): () => void {
  let isFirst = true;
  return firestore.collection('reviews').onSnapshot(
    (snapshot) => {
      // The first snapshot holds the seed or an earlier run's reviews, none of them new.
      const changes = isFirst ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
      isFirst = false;
      changed(changes.map(({ doc }) => openDocument(doc)));
    },
    () => {}, // on an error: the emulator has ended
  );
}

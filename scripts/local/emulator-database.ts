// Starts the Firestore emulator with the seed or the last export, and exports it when it stops.
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { toDutchDay } from 'shared/dutch-time.ts';
import {
  connectDatabase,
  openDocument,
  type StoredDocument,
} from '../../functions/src/database.ts';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import type { DatabaseOptions, StartedDatabase } from './database.ts';
import { type Emulator, localProject, startEmulator } from './emulator.ts';
import { exportDatabase, findExport } from './emulator-export.ts';
import { createQueue } from './queue.ts';
import { createSeed } from './seed.ts';
import { connectAsOwner, writeSeed } from './write-seed.ts';

/** `why`: the reason for the choice of the emulator. */
export async function startEmulatorDatabase(
  options: DatabaseOptions,
  why: string,
): Promise<StartedDatabase> {
  const folder = join(options.stateFolder, 'firestore');
  // Seeds only if no export exists, so that a database emptied on purpose stays empty.
  const isFirstStart = findExport(folder) === null;
  const emulator = await startEmulator({
    port: options.firestorePort,
    projectId: localProject,
    importFrom: folder,
    detached: true,
  });
  try {
    if (isFirstStart) await writeSeed(emulator, createSeed(toDutchDay(new Date())));
    const address = `${emulator.host}:${emulator.port}`;
    const { database, stop } = connectEmulator(emulator, folder, options.reviewAdded);
    return {
      kind: 'emulator',
      description: `Firestore emulator on ${address} (${why}), stored in ${folder}`,
      settings: { VITE_DATABASE: 'firestore', VITE_FIRESTORE_EMULATOR: address },
      database,
      stop,
    };
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}

function connectEmulator(
  emulator: Emulator,
  folder: string,
  reviewAdded: (review: StoredDocument) => void,
) {
  const firestore = connectAsOwner(emulator);
  const countInTurn = createQueue(); // one count at a time, as deployed
  const unsubscribe = subscribeToReviews(firestore, (added) => {
    // Fails if the emulator has ended.
    countInTurn(() => countReviews(firestore)).catch(() => {});
    for (const review of added) reviewAdded(review);
  });
  return {
    database: connectDatabase(firestore),
    async stop() {
      unsubscribe();
      try {
        await exportDatabase(emulator, folder);
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
      const additions = snapshot.docChanges().filter(({ type }) => type === 'added');
      const documents = additions.map(({ doc }) => openDocument(doc));
      // The first snapshot holds the seed or an earlier run's reviews, none of them new.
      changed(isFirst ? [] : documents);
      isFirst = false;
    },
    () => {}, // on an error: the emulator has ended
  );
}

// The Firestore emulator, started with what the last run kept or with the seed; what is posted is kept on disk.

import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { toDutchDay } from 'shared/dutch-time.ts';
import { connectDatabase, type Database } from '../../functions/src/database.ts';
import { createReviewCounter } from '../../functions/src/review-count/count-reviews.ts';
import type { ReviewEvent } from '../../functions/src/review-mail/review-mailer.ts';
import { type Emulator, localProject, startEmulator } from './emulator.ts';
import { findExport } from './emulator-export.ts';
import { createSeed } from './seed.ts';
import { connectAsOwner, writeSeed } from './write-seed.ts';

type EmulatorDatabaseOptions = {
  port: number;
  stateFolder: string;
  print: (sentence: string) => void;
  reviewCreated: (event: ReviewEvent) => void;
};

type EmulatorDatabase = {
  address: string; // host:port
  database: Database;
  stop: () => Promise<void>;
};

/** Milliseconds. Here a count costs nothing, so it need not wait for others for long. */
const waits = { keep: 2_000, count: 200 };

export async function startEmulatorDatabase(
  options: EmulatorDatabaseOptions,
): Promise<EmulatorDatabase> {
  const folder = join(options.stateFolder, 'firestore');
  // An export is the mark of an earlier run: whoever removed every review wants them gone.
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
    return keepDatabase(emulator, folder, options);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}

function keepDatabase(
  emulator: Emulator,
  folder: string,
  { print, reviewCreated }: EmulatorDatabaseOptions,
): EmulatorDatabase {
  const address = `${emulator.host}:${emulator.port}`;
  const firestore = connectAsOwner(emulator);
  let hasChanged = false;
  const countReviews = createReviewCounter(firestore, waits.count);
  const unsubscribe = subscribeToReviews(firestore, (created) => {
    hasChanged = true;
    countReviews().catch(() => {}); // the emulator has ended
    for (const event of created) reviewCreated(event);
  });
  const keeping = setInterval(() => {
    if (!hasChanged) return;
    hasChanged = false;
    emulator.exportTo(folder).catch((error) => {
      print(`The database could not be kept in ${folder}: ${error.message}`);
    });
  }, waits.keep);
  return {
    address,
    database: connectDatabase(firestore),
    async stop() {
      clearInterval(keeping);
      unsubscribe();
      try {
        // Even when no review has changed: photos and notices are written by hand.
        await emulator.exportTo(folder);
      } finally {
        await emulator.stop();
      }
    },
  };
}

/** There is no functions emulator here to say which reviews came. */
function subscribeToReviews(
  firestore: Firestore,
  changed: (created: ReviewEvent[]) => void,
): () => void {
  let isFirst = true;
  return firestore.collection('reviews').onSnapshot(
    (snapshot) => {
      // What is there at the start is not new: neither the seed, nor what an earlier run was told of.
      const changes = isFirst ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
      isFirst = false;
      changed(
        changes.map(({ doc }) => ({
          documentName: doc.id,
          time: doc.createTime.toMillis(),
          document: doc.data(),
        })),
      );
    },
    () => {}, // the emulator has ended
  );
}

// The Firestore emulator with memory: it starts with what the last run kept, or with the seed, and
// what is posted is kept in the state folder.
import { join } from 'node:path';
import { writeDay } from './check-review.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { findExport } from './emulator-export.ts';
import { readFingerprint, writeSeed } from './firestore-documents.ts';
import { type FollowNewReviews, followEmulator } from './new-reviews.ts';
import { seedPhotos } from './seed-photos.ts';
import { createSeedReviews } from './seed-reviews.ts';

export type EmulatorDatabase = {
  address: string;
  followNewReviews: FollowNewReviews;
  stop: () => Promise<void>;
};

type EmulatorDatabaseOptions = {
  port: number;
  stateFolder: string;
  projectId: string;
  print: (sentence: string) => void;
};

/** Milliseconds. An export is a small file or two; looking for changes is one or two requests. */
const waits = { lookForChange: 15_000, lookForLife: 2_000 };

export async function startEmulatorDatabase(
  options: EmulatorDatabaseOptions,
): Promise<EmulatorDatabase> {
  const { port, projectId, print } = options;
  const folder = join(options.stateFolder, 'firestore');
  // An export is the mark of an earlier run: whoever removed every review wants them gone.
  const isFirstStart = (await findExport(folder)) === null;
  const emulator = await startEmulator({
    port,
    projectId,
    rulesFile: 'firestore.rules',
    importFrom: folder,
  });
  try {
    if (isFirstStart) {
      await writeSeed(emulator, createSeedReviews(writeDay(new Date())), seedPhotos);
      await emulator.exportTo(folder);
    }
    return await keepDatabase(emulator, folder, print);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}

async function keepDatabase(
  emulator: Emulator,
  folder: string,
  print: (sentence: string) => void,
): Promise<EmulatorDatabase> {
  const address = `${emulator.host}:${emulator.port}`;
  let kept = await readFingerprint(emulator);
  let isGone = false;

  async function keepChanges() {
    const current = await readFingerprint(emulator);
    if (current === kept) return;
    await emulator.exportTo(folder);
    kept = current;
  }

  const keeping = setInterval(() => {
    keepChanges().catch((error) => {
      if (!isGone) print(`The database could not be kept in ${folder}: ${error.message}`);
    });
  }, waits.lookForChange);
  const watching = setInterval(async () => {
    if (await isAlive(address)) return;
    isGone = true;
    clearInterval(watching);
    clearInterval(keeping);
    print(
      `The Firestore emulator on ${address} has ended: the site stays up without its reviews and photos until you start it again.`,
    );
  }, waits.lookForLife);

  return {
    address,
    followNewReviews: followEmulator(emulator),
    async stop() {
      clearInterval(watching);
      clearInterval(keeping);
      try {
        if (!isGone) await keepChanges();
      } finally {
        await emulator.stop();
      }
    },
  };
}

/** Only a refused connection is a sign of death: a busy emulator answers late. */
async function isAlive(address: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${address}/`, { signal: AbortSignal.timeout(1_500) });
    await response.arrayBuffer();
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return !(cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED');
  }
}

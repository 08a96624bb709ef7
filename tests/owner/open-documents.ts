// The two databases that the owner's pages may get, empty.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '../../functions/src/database.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

/** As `test`, with each of them. */
export function testOnBoth(name: string, run: (documents: Database) => Promise<void>): void {
  emulatorTest(`${name}, on Firestore`, async () => run(await openEmulator()));
  test(`${name}, on the embedded store`, async () => run(await openEmbedded()));
}

/** Of this worker: files that run at the same time do not see each other's documents. */
export async function openEmulator(): Promise<Database> {
  const firestore = connectAsOwner(await emptyDatabase(`owner-${process.env.VITEST_POOL_ID}`));
  onTestFinished(() => firestore.terminate());
  return connectDatabase(firestore);
}

export async function openEmbedded(): Promise<Database> {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  await writeFile(file, '{}');
  return openEmbeddedStore({ file });
}

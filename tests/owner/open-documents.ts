// The two databases that the owner's pages may get, empty.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { connectDocuments, type Documents } from '../../functions/src/owner/documents.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase } from '../emulator.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

export async function openEmulator(project: string): Promise<Documents> {
  const firestore = connectAsOwner(await emptyDatabase(project));
  onTestFinished(() => firestore.terminate());
  return connectDocuments(firestore);
}

export async function openEmbedded(): Promise<Documents> {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  await writeFile(file, '{}');
  return openEmbeddedStore({ file });
}

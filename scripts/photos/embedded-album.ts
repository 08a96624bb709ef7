// The album in the file of the embedded store, for a machine without the Firestore emulator.
import { join } from 'node:path';
import { openEmbeddedStore } from '../local/embedded-store.ts';
import type { AlbumDatabase } from './album-database.ts';

/** The site must not be running: it keeps all documents in memory. */
export async function openEmbeddedAlbum(stateFolder: string): Promise<AlbumDatabase> {
  const file = join(stateFolder, 'embedded.json');
  const { transact } = await openEmbeddedStore({ file });
  return {
    description: `de ingebouwde database (${file})`,
    list: () => transact(({ list }) => list('photos')),
    change: (changes) =>
      transact(async (transaction) => {
        for (const { id, fields } of changes.set) transaction.set(`photos/${id}`, fields);
        for (const id of changes.remove) transaction.delete(`photos/${id}`);
      }),
    close: async () => {},
  };
}

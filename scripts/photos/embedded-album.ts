// The album in the file of the embedded store, for a machine without the Firestore emulator.
import { join } from 'node:path';
import { writeDay } from '../local/check-review.ts';
import { openEmbeddedFile, writeEmbeddedFile } from '../local/embedded-file.ts';
import { createSeedReviews, seedPhotos } from '../local/seed.ts';
import type { AlbumDatabase } from './album-database.ts';

/** The site must not be running: it keeps all documents in memory. */
export async function openEmbeddedAlbum(stateFolder: string): Promise<AlbumDatabase> {
  const file = join(stateFolder, 'embedded.json');
  const create = () => ({
    reviews: createSeedReviews(writeDay(new Date())),
    photos: seedPhotos,
    attempts: {},
  });
  const documents = await openEmbeddedFile(file, create, console.warn);
  return {
    description: `de ingebouwde database (${file})`,
    // A photo has no name there: its file stands for it.
    list: async () => documents.photos.map((photo) => ({ id: photo.src, fields: photo })),
    async change({ set, remove }) {
      const changed = new Map(documents.photos.map((photo) => [photo.src, photo]));
      for (const { fields } of set) changed.set(fields.src, fields);
      for (const src of remove) changed.delete(src);
      await writeEmbeddedFile(file, { ...documents, photos: [...changed.values()] });
    },
    close: async () => {},
  };
}

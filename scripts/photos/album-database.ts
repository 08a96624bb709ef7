// The album's documents, by Google's own library: visitors may not write photos, their owner may.
import { randomUUID } from 'node:crypto';
import { type AppOptions, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { withTimeout } from '../../src/data/with-timeout.ts';

export type AlbumPhoto = { src: string; alt: string; width: number; height: number; color: string };

export type AlbumDocument = { id: string; fields: Partial<AlbumPhoto> };

export type AlbumChanges = {
  set: readonly { id: string; fields: AlbumPhoto }[];
  remove: readonly string[];
};

export type AlbumDatabase = {
  description: string;
  list: () => Promise<AlbumDocument[]>;
  change: (changes: AlbumChanges) => Promise<void>;
  close: () => Promise<void>;
};

const timeout = 20_000; // ms

const refusals = [16, 7]; // gRPC's UNAUTHENTICATED and PERMISSION_DENIED

export function connectAlbum(
  project: AppOptions,
  description: string,
  settings: FirebaseFirestore.Settings = {}, // where an emulator is
): AlbumDatabase {
  const app = initializeApp(project, randomUUID());
  const database = getFirestore(app);
  database.settings(settings);
  const photos = database.collection('photos');

  async function explainFailure(error: Error & { code?: unknown }): Promise<never> {
    throw new Error(
      refusals.some((code) => code === error.code)
        ? `${description} weigert de toegang: het account mag de database van dit project niet wijzigen (geef het de rol "Cloud Datastore-gebruiker").`
        : `${description} is niet bij te werken: ${error.message}`,
    );
  }

  return {
    description,
    async list() {
      const { docs } = await withTimeout(photos.get(), timeout).catch(explainFailure);
      return docs.map((document) => ({ id: document.id, fields: document.data() }));
    },
    async change({ set, remove }) {
      const batch = database.batch();
      for (const { id, fields } of set) batch.set(photos.doc(id), fields);
      for (const id of remove) batch.delete(photos.doc(id));
      await withTimeout(batch.commit(), timeout).catch(explainFailure);
    },
    close: () => deleteApp(app),
  };
}

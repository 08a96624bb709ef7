import type { Firestore } from 'firebase-admin/firestore';
import { openDatabase } from './open-database.ts';
import type { Existing, PlannedDocument } from './plan-import.ts';

export type Target = {
  description: string;
  readExisting: () => Promise<Existing>;
  /** Returns the documents that were not written. */
  write: (documents: readonly PlannedDocument[]) => Promise<{ path: string; why: string }[]>;
  close: () => Promise<void>;
};

export function openTarget(to: string, localProject?: string): Target {
  const { database, description, isEmulator, close } = openDatabase(to, localProject);
  return {
    description,
    readExisting: () => readExisting(database),
    write: (documents) => createAll(database, documents, isEmulator),
    close,
  };
}

async function readExisting(database: Firestore): Promise<Existing> {
  const [reviews, photos] = await Promise.all([
    database.collection('reviews').select('id').get(),
    database.collection('photos').select().get(),
  ]);
  // What a removed review leaves behind has its number in its name only.
  const ids = reviews.docs.map((review): unknown => review.get('id') ?? Number(review.id));
  return {
    paths: new Set([...reviews.docs, ...photos.docs].map(({ ref }) => ref.path)),
    ids: new Set(ids.filter((id) => typeof id === 'number')),
  };
}

async function createAll(
  database: Firestore,
  documents: readonly PlannedDocument[],
  isEmulator: boolean,
): Promise<{ path: string; why: string }[]> {
  // A real database has to be warmed up; the library knows how fast.
  const writer = database.bulkWriter(isEmulator ? { throttling: false } : {});
  const failed: { path: string; why: string }[] = [];
  for (const { path, fields } of documents) {
    // Only ever created: what is there already stays as it is.
    writer
      .create(database.doc(path), fields)
      .catch((error: Error) => failed.push({ path, why: error.message }));
  }
  await writer.close();
  return failed;
}

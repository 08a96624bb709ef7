// The emulator as its owner, or a real project with the credentials of whoever runs the import.
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Existing, PlannedDocument } from './plan-import.ts';

export type Target = {
  description: string;
  readExisting: () => Promise<Existing>;
  /** Returns the documents that were not written. */
  write: (documents: readonly PlannedDocument[]) => Promise<{ path: string; why: string }[]>;
  close: () => Promise<void>;
};

export const usualEmulator = '127.0.0.1:8080';

export function openTarget(to: string, localProject = 'demo-trimsalon'): Target {
  const isEmulator = /^[\w.-]+:\d{1,5}$/.test(to);
  if (!isEmulator && !/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(to)) {
    throw new Error(`"${to}" is neither the id of a project nor host:port of an emulator.`);
  }
  const app = isEmulator
    ? initializeApp({ projectId: localProject }, `import-${Date.now()}`)
    : initializeApp({ projectId: to, credential: applicationDefault() }, `import-${Date.now()}`);
  const database = getFirestore(app);
  if (isEmulator) database.settings({ host: to, ssl: false });
  return {
    description: isEmulator ? `the emulator on ${to}` : `the real project ${to}`,
    readExisting: () => readExisting(database),
    write: (documents) => createAll(database, documents, isEmulator),
    close: () => deleteApp(app),
  };
}

async function readExisting(database: Firestore): Promise<Existing> {
  const [reviews, photos] = await Promise.all([
    database.collection('reviews').select('id').get(),
    database.collection('photos').select().get(),
  ]);
  const ids = reviews.docs.map((review): unknown => review.get('id'));
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

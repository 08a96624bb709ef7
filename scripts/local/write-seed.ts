// Writes to the emulator as an admin, whom firestore.rules do not restrict.
import { Firestore } from 'firebase-admin/firestore';
import type { DocumentsByPath } from './seed.ts';

export type FirestoreServer = { host: string; port: number; projectId: string };

export function connectAsOwner(server: FirestoreServer, databaseId = '(default)') {
  return new Firestore({
    host: `${server.host}:${server.port}`,
    ssl: false,
    projectId: server.projectId,
    databaseId,
    // The emulator ignores credentials, but without any the client searches the network for some.
    credentials: { client_email: 'owner', private_key: 'none' },
  });
}

export async function writeSeed(server: FirestoreServer, documents: DocumentsByPath) {
  const firestore = connectAsOwner(server);
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(documents)) {
    const document = firestore.doc(path);
    batch.set(document, fields);
  }
  await batch.commit();
  await firestore.terminate();
}

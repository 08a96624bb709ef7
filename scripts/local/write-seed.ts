// Writes to the emulator as an admin, whom firestore.rules do not restrict.
import { Firestore } from 'firebase-admin/firestore';
import type { DocumentsByPath } from './seed.ts';

type FirestoreServer = { host: string; port: number; projectId: string };

export function connectAsOwner(server: FirestoreServer, databaseId = '(default)') {
  const { host, port, projectId } = server;
  // The emulator ignores credentials, but without any the client searches the network for some.
  const credentials = { client_email: 'owner', private_key: 'none' };
  return new Firestore({ host: `${host}:${port}`, ssl: false, projectId, databaseId, credentials });
}

export async function writeSeed(server: FirestoreServer, documents: DocumentsByPath) {
  const firestore = connectAsOwner(server);
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(firestore.doc(path), fields);
  await batch.commit();
  await firestore.terminate();
}

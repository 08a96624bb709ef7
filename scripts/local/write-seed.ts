// Writes to the emulator as the owner, for whom the rules do not hold.
import { Firestore } from 'firebase-admin/firestore';
import type { Emulator } from './emulator.ts';
import type { StoredPhoto, StoredReview } from './seed.ts';

type Place = Pick<Emulator, 'host' | 'port' | 'projectId'>;

export function connectAsOwner({ host, port, projectId }: Place): Firestore {
  // The emulator reads none, but without any the client looks for them on the network.
  const credentials = { client_email: 'owner', private_key: 'none' };
  return new Firestore({ host: `${host}:${port}`, ssl: false, projectId, credentials });
}

export async function writeSeed(
  place: Place,
  reviews: readonly StoredReview[],
  photos: readonly StoredPhoto[],
): Promise<void> {
  const firestore = connectAsOwner(place);
  const batch = firestore.batch();
  for (const review of reviews) batch.set(firestore.doc(`reviews/${review.id}`), review);
  for (const [index, photo] of photos.entries()) {
    const name = `foto-${String(index + 1).padStart(2, '0')}`;
    batch.set(firestore.doc(`photos/${name}`), photo);
  }
  await batch.commit();
  await firestore.terminate();
}

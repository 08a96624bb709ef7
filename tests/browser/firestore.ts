// Looks straight into the emulator, past the rules: what the site stored, and nothing it says of it.
import { connectFirestore } from '../firestore-client.ts';
import { readStored } from '../load/stored-reviews.ts';
import { site } from './site-server.ts';

const origin = `http://127.0.0.1:${site.firestorePort}`;
const owner = connectFirestore(origin, 'demo-trimsalon', 'owner');

export async function readStoredReviews() {
  const stored = await readStored({ owner });
  return stored.map(({ key, fields }) => ({ path: key, fields }));
}

export async function deleteReview(path: string): Promise<void> {
  await owner.commit({ remove: `reviews/${path}` });
}

// Looks straight into the emulator, past the rules: what the site stored, and nothing it says of it.
import { connectFirestore } from '../firestore-client.ts';
import { site } from './site-server.ts';

const origin = `http://127.0.0.1:${site.firestorePort}`;

export const database = { owner: connectFirestore(origin, 'demo-trimsalon', 'owner') };

// Connects with the emulator's token 'owner', which bypasses firestore.rules.
import { connectFirestore } from '../firestore-client.ts';
import { site } from './site-server.ts';

export const connectTo = ({ firestorePort }: typeof site) => ({
  owner: connectFirestore(`http://127.0.0.1:${firestorePort}`, 'demo-trimsalon', 'owner'),
});

export const database = connectTo(site);

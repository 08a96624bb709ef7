import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

/** Where the emulator listens, or null for the real Firestore. */
export function readEmulatorAddress(): { host: string; port: number } | null {
  if (!settings.firestoreEmulator) return null;
  const { hostname, port } = new URL(`http://${settings.firestoreEmulator}`);
  return { host: hostname, port: Number(port) };
}

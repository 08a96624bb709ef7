import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

// Only where the owner switched it on: it costs a visitor 5 kB and Google's reCAPTCHA script.
if (settings.appCheckKey) {
  const { startAppCheck } = await import('./app-check.ts');
  startAppCheck(firebaseApp, settings.appCheckKey);
}

/** Where the emulator listens, or null for the real Firestore. */
export function readEmulatorAddress(): { host: string; port: number } | null {
  if (!settings.firestoreEmulator) return null;
  const { hostname, port } = new URL(`http://${settings.firestoreEmulator}`);
  return { host: hostname, port: Number(port) };
}

import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

export const emulator = settings.firestoreEmulator ? readHost(settings.firestoreEmulator) : null;

function readHost(hostAndPort: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${hostAndPort}`);
  return { host: hostname, port: Number(port) };
}

import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

const host = settings.firestoreEmulator;

/** The emulator's address for both SDKs; without one they use Google's servers. */
export const firestoreServer = host ? { host, ssl: false } : {};

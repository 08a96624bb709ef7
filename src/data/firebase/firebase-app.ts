import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

const host = settings.firestoreEmulator;

/** Where either SDK finds the emulator; without one, at Google. */
export const firestoreServer = host ? { host, ssl: false } : {};

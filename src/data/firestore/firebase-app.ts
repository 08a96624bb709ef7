import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

const host = settings.firestoreEmulator;

export const firestoreServer = host ? { host, ssl: false } : {};

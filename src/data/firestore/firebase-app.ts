import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

const { host, protocol } = new URL(settings.firestoreUrl || location.origin);

export const firestoreServer = { host, ssl: protocol === 'https:' };

import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

const serverUrl = new URL(settings.firestoreUrl || location.origin);

export const firestoreServer = {
  host: serverUrl.host,
  ssl: serverUrl.protocol === 'https:',
};

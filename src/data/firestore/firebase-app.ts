import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

export const firebaseApp = initializeApp(settings.firebase);

// The embedded store has no url of its own: the site's server answers for it.
const serverUrl = new URL(settings.firestoreUrl || location.origin);

export const firestoreServer = {
  host: serverUrl.host,
  ssl: serverUrl.protocol === 'https:',
};

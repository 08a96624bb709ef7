import { settings } from '../settings.ts';

const server = settings.firestoreEmulator
  ? `http://${settings.firestoreEmulator}`
  : 'https://firestore.googleapis.com';

/** How Firestore names a document, up to its path. */
export const documentsName = `projects/${settings.firebase.projectId}/databases/(default)/documents`;

/** Firestore's REST interface: what can be asked without the SDK, which is large. */
export const documentsUrl = `${server}/v1/${documentsName}`;

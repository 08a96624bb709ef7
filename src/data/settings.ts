import { defaultSiteUrl } from 'shared/salon.ts';

const environment = import.meta.env;

// Uses `||` instead of `??`, because a copy of `.env.example` has empty settings.
export const settings = {
  firestoreUrl: findFirestore(),
  firebase: {
    apiKey: environment.VITE_FIREBASE_API_KEY || 'demo',
    authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN || 'demo-trimsalon.example',
    projectId: environment.VITE_FIREBASE_PROJECT_ID || 'demo-trimsalon',
    appId: environment.VITE_FIREBASE_APP_ID || 'demo',
  },
  appCheckKey: environment.VITE_APP_CHECK_SITE_KEY,
  sendMailUrl: environment.VITE_SENDMAIL_URL || '/sendMail',
  googleMaps: {
    key: environment.VITE_GOOGLE_MAPS_API_KEY,
    mapId: environment.VITE_GOOGLE_MAPS_MAP_ID,
  },
  siteUrl: environment.VITE_SITE_URL || defaultSiteUrl,
} as const;

/** Returns '' for the embedded store of `npm start`: the site's own server answers for it. */
function findFirestore(): string {
  if (environment.VITE_DATABASE === 'embedded') return '';
  const emulator = environment.VITE_FIRESTORE_EMULATOR;
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}

/** The number of examples that the owner has not replaced, as `npm run doctor` lists them. */
export const placeholders = environment.PLACEHOLDERS;

/** Apart, and written in full: so Vite drops the consent bar from a build without a tag manager. */
export const tagManagerId = import.meta.env.VITE_GTM_ID;

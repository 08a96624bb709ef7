/// <reference types="vite/client" />

// Vite declares this interface, and only another interface can extend it.
interface ImportMetaEnv {
  readonly PLACEHOLDERS?: number; // from vite.config.ts
  readonly VITE_DATABASE?: 'firestore' | 'embedded';
  readonly VITE_FIRESTORE_EMULATOR?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_SENDMAIL_URL?: string;
  readonly VITE_GOOGLE_MAPS_API_KEY?: string;
  readonly VITE_GOOGLE_MAPS_MAP_ID?: string;
  readonly VITE_GTM_ID?: string;
  readonly VITE_SITE_URL?: string;
}

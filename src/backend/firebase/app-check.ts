import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Lets Firestore tell our own pages from a script that only has the project's id. To be called
 * before Firestore is asked anything. `key` is the site key of reCAPTCHA Enterprise.
 */
export function startAppCheck(app: FirebaseApp, key: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}

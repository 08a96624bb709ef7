// Lets Firestore and the mail function tell our own pages from a script that only has the project's id.
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { settings } from '../settings.ts';
import { firebaseApp } from './firebase-app.ts';

export const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(settings.appCheckKey ?? ''),
  isTokenAutoRefreshEnabled: true,
});

// App Check proves to Firestore and the mail function that a request is from our own pages.
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { settings } from '../settings.ts';
import { firebaseApp } from './firebase-app.ts';

export const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(settings.appCheckKey ?? ''),
  isTokenAutoRefreshEnabled: true,
});

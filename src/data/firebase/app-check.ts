import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { settings } from '../settings.ts';
import { firebaseApp } from './firebase-app.ts';

export const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(settings.appCheckKey ?? ''),
  isTokenAutoRefreshEnabled: true,
});

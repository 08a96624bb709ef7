// Lets Firestore tell our own pages from a script that only has the project's id. Starts by being
// imported, and therefore once; load-app-check.ts says when.
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { settings } from '../settings.ts';
import { firebaseApp } from './firebase-app.ts';

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(settings.appCheckKey ?? ''),
  isTokenAutoRefreshEnabled: true,
});

/** For a request that does not go through the SDK; rejects when Google does not vouch for us. */
export async function readToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}

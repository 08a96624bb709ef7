import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { settings } from '../settings.ts';
import { firebaseApp } from './firebase-app.ts';

const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

const starting = startAppCheck();
starting.catch(() => {}); // ignored here: each call of `fetchToken` rejects too

/** Rejects if reCAPTCHA is blocked. Needs a timeout: reCAPTCHA may hang. */
export async function fetchToken(): Promise<string> {
  const appCheck = await starting;
  const result = await getToken(appCheck);
  return result.token;
}

/** Loads Google's script first. The SDK's own loader has no `onerror`, so with a blocked script
 * every request of the SDK would wait for ever. */
async function startAppCheck(): Promise<AppCheck> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  const provider = new ReCaptchaEnterpriseProvider(settings.appCheckKey ?? '');
  return initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });
}

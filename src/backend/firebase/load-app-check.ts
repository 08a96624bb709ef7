import { deadlines } from '../backend.ts';
import { settings } from '../settings.ts';
import { within } from '../within.ts';

type AppCheck = typeof import('./app-check.ts');

let arrived: AppCheck | null = null;
let arrive: (appCheck: AppCheck) => void = () => {};

/** Resolves once some page has fetched App Check; where it is switched off, never. */
const arrival = new Promise<AppCheck>((resolve) => {
  arrive = resolve;
});

/**
 * App Check has to be there before the SDK asks Firestore anything; and only where the owner switched
 * it on, because it costs a visitor 5 kB and Google's reCAPTCHA script.
 */
export async function afterAppCheck<T>(load: () => Promise<T>): Promise<T> {
  if (settings.appCheckKey) {
    arrived = await import('./app-check.ts');
    arrive(arrived);
  }
  return load();
}

/** A token, when a page of this visit has App Check; this alone never fetches it. */
export async function readTokenIfThere(): Promise<string | null> {
  return arrived ? within(arrived.readToken(), deadlines.read).catch(() => null) : null;
}

/** Waits for a page that has App Check, if need be for ever. */
export async function awaitToken(): Promise<string> {
  return (await arrival).readToken();
}

import { getToken } from 'firebase/app-check';
import { appCheck } from './app-check.ts';

/** Asks the mail function once more, with a proof that this is a page of ours. */
export async function sendWithToken(url: string, signal: AbortSignal): Promise<Response> {
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const { token } = await Promise.race([getToken(appCheck), timeout]);
  return fetch(url, { cache: 'no-store', signal, headers: { 'X-Firebase-AppCheck': token } });
}

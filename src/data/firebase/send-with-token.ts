import { getToken } from 'firebase/app-check';
import { appCheck } from './app-check.ts';

export async function sendWithToken(url: string, signal: AbortSignal): Promise<Response> {
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const { token } = await Promise.race([getToken(appCheck), timeout]);
  return fetch(url, { cache: 'no-store', signal, headers: { 'X-Firebase-AppCheck': token } });
}

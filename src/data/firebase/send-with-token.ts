import { getToken } from 'firebase/app-check';
import { appCheck } from './app-check.ts';

export async function sendWithToken(url: string, signal: AbortSignal): Promise<Response> {
  const { token } = await getToken(appCheck);
  return fetch(url, { cache: 'no-store', signal, headers: { 'X-Firebase-AppCheck': token } });
}

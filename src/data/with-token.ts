// Requests carry no token of App Check. After the first refusal App Check loads, and the tab sends
// its tokens from then on (0017).
import { withTimeout } from 'shared/with-timeout.ts';
import { pushFailure } from '../analytics/analytics.ts';
import { settings } from './settings.ts';

type TokenHeaders = Record<string, string>;

const tokenTimeout = 8_000; // ms; the first token needs Google's script of hundreds of kB

let fetchToken: (() => Promise<string>) | null = null;

/** Calls `send`. If the server refuses, loads App Check and calls `send` once more. The SDKs of
 * Firestore add the token themselves; other requests need `headers`. */
export async function withToken<T>(send: (headers: TokenHeaders) => Promise<T>): Promise<T> {
  if (!fetchToken) {
    try {
      return await send({});
    } catch (error) {
      const mayLackToken = settings.appCheckKey && isRefused(error);
      if (!mayLackToken) throw error;
    }
    const appCheck = await import('./firestore/app-check.ts');
    fetchToken = appCheck.fetchToken;
  }
  const headers = await composeHeaders(fetchToken());
  return send(headers);
}

/** An ad blocker may stop reCAPTCHA: without a token, the server decides whether it refuses. */
async function composeHeaders(fetching: Promise<string>): Promise<TokenHeaders> {
  try {
    const token = await withTimeout(fetching, tokenTimeout);
    return { 'X-Firebase-AppCheck': token };
  } catch {
    pushFailure('token');
    return {};
  }
}

const refusals = [403, 428]; // Firestore's status, and the mail function's
const refusedCode = 'permission-denied'; // as in the errors of Firestore's SDK

export function throwIfRefused({ status }: Response): void {
  if (!refusals.includes(status)) return;
  throw Object.assign(new Error(`The server refused with ${status}`), { code: refusedCode });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === refusedCode;
}

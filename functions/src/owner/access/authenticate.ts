// A device's cookie holds its page key, and a session or the tokens of the review links it opened.
import type { IncomingMessage } from 'node:http';
import { dayMs } from 'shared/durations.ts';
import { createToken, parseToken, type Token } from '../../tokens.ts';
import type { Middleware, OwnerOptions, TokenProblem } from '../owner-request.ts';
import { loadRevokedAt } from './revocation.ts';

/** Sets `access`. Renews a session after a day, so it ends about 90 days after its last use. */
export const authenticate: Middleware = async (request, response, next) => {
  const { locals } = response;
  const checkedAt = locals.now();
  const { pageKey, texts } = readCookie(request);
  const scopes = new Set<string>();
  const tokens: string[] = [];
  let problem: TokenProblem = 'no-link';
  for (const { text, token } of await checkTokens(locals, texts)) {
    if (token.problem || token.subject === 'login') {
      problem = token.problem ?? 'forged'; // the site never puts a login token in a cookie
      continue;
    }
    tokens.push(text);
    scopes.add(token.subject === 'session' ? 'all' : token.subject);
    if (token.subject === 'session' && checkedAt - token.issuedAt > dayMs) {
      response.set('Set-Cookie', composeSession(locals.secret, pageKey, checkedAt));
    }
  }
  locals.access = { pageKey, scopes, tokens, problem: scopes.size > 0 ? null : problem };
  next();
};

const separator = '~';

type CheckedToken = (Token & { problem?: never }) | { problem: TokenProblem; subject?: never };

export async function checkTokens(
  { database, secret, now }: OwnerOptions,
  texts: readonly string[],
): Promise<{ text: string; token: CheckedToken }[]> {
  const parsed = texts
    .filter(Boolean)
    .map((text) => ({ text, token: parseToken(secret, text, now()) }));
  if (parsed.every(({ token }) => token.problem)) return parsed;
  const revokedAt = await loadRevokedAt(database);
  return parsed.map(({ text, token }) => {
    const isRevoked = !token.problem && token.issuedAt <= revokedAt;
    return { text, token: isRevoked ? { problem: 'revoked' } : token };
  });
}

/** `now`: the start of the token check. A revocation during the check then ends this session. */
export function composeSession(secret: string, pageKey: string, now: number): string {
  return composeCookie(pageKey, [createToken(secret, 'session', now)]);
}

const maxTokens = 10; // because a browser's cookie holds at most 4 kB

/** Ignores the other tokens of a longer cookie: checking thousands would occupy the function. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>) {
  const [, cookie = ''] = /(?:^|;\s*)__session=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const [pageKey = '', ...texts] = cookie.split(separator, 1 + maxTokens);
  return { pageKey, texts };
}

/** The cookie outlives its tokens, so that the login page can report that they expired. */
export function composeCookie(pageKey: string, tokens: readonly string[]): string {
  const seconds = tokens.length > 0 ? (400 * dayMs) / 1000 : 0;
  const value = [pageKey, ...tokens.slice(0, maxTokens)].join(separator);
  // Firebase Hosting forwards only `__session`. Strict would omit the cookie for a link in a mail.
  return `__session=${value}; Path=/beheer; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

// The cookie of a device: a session, which opens everything, or tokens of reviews whose mails were opened there.
import { createToken, parseToken, type Token } from '../../tokens.ts';
import type { Middleware, OwnerOptions, TokenProblem } from '../owner-request.ts';
import { loadRevokedAt } from './revocation.ts';

/** Sets `access`. A session that is used goes on: after a day the cookie gets a new token. */
export const authenticate: Middleware = async ({ headers }, response, next) => {
  const { locals } = response;
  const checkedAt = locals.now();
  const [, cookie = ''] = /(?:^|;\s*)__session=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const scopes = new Set<string>();
  const tokens: string[] = [];
  let problem: TokenProblem = 'no-link';
  for (const { text, token } of await checkTokens(locals, cookie.split(separator))) {
    if (token.problem || token.subject === 'login') {
      problem = token.problem ?? 'forged'; // a cookie never holds the token of a login link
      continue;
    }
    tokens.push(text);
    scopes.add(token.subject === 'session' ? 'all' : token.subject);
    if (token.subject === 'session' && checkedAt - token.issuedAt > renewedAfter) {
      response.set('Set-Cookie', composeSession(locals.secret, checkedAt));
    }
  }
  locals.access = { scopes, tokens, problem: scopes.size > 0 ? null : problem };
  next();
};

const renewedAfter = 86_400_000; // ms
const separator = '~'; // between the tokens of a cookie; no token has it

type CheckedToken = (Token & { problem?: never }) | { problem: TokenProblem };

/** Rejects when the database cannot say which tokens were revoked. */
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

/** `now`: a moment before the device's token was checked. A later one would miss a revocation in between. */
export function composeSession(secret: string, now: number): string {
  return composeCookie([createToken(secret, 'session', now)]);
}

const maxTokens = 10; // a cookie has room for 4 kB

/**
 * The cookie outlives its tokens, so that the page can say that they expired, and give back what was typed. Lax,
 * because the link of a mail comes from another site. `__session` is the only cookie that Firebase Hosting passes on.
 */
export function composeCookie(tokens: readonly string[]): string {
  const seconds = tokens.length > 0 ? 400 * 86_400 : 0; // as long as a browser keeps one
  const value = tokens.slice(0, maxTokens).join(separator);
  return `__session=${value}; Path=/beheer; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

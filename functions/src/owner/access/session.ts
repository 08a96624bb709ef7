// A device that followed a login link has a session in its cookie, for 90 days after its last use.
import type { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from 'shared/durations.ts';
import type { Database } from '../../database.ts';
import { checkToken, createToken, lifetimes, type TokenSubject } from '../../tokens.ts';
import type { Middleware, OwnerOptions } from '../owner-request.ts';

const sessionCookie = /(?:^|;\s*)__session=(?<token>[^;]+)/;

/** Sets `isLoggedIn`. Renews a session after a day. */
export const authenticate: Middleware = async (request, response, next) => {
  const { locals } = response;
  const { cookie = '' } = request.headers;
  const token = sessionCookie.exec(cookie)?.groups?.token ?? '';
  const checkedAt = locals.now();
  const issuedAt = await checkUnrevoked(locals, 'session', token, checkedAt);
  locals.isLoggedIn = issuedAt !== null;
  if (issuedAt !== null && checkedAt - issuedAt > dayMs) {
    response.set('Set-Cookie', composeCookie(locals, checkedAt));
  }
  next();
};

/** Returns when the token was issued (ms since 1970), or null if it is not valid or is revoked. */
export async function checkUnrevoked(
  { secret, database }: OwnerOptions,
  subject: TokenSubject,
  token: string,
  now: number,
): Promise<number | null> {
  const issuedAt = checkToken(secret, subject, token, now);
  if (issuedAt === null) return null;
  const revokedAt = await loadRevocation(database);
  return issuedAt > revokedAt ? issuedAt : null;
}

/** `now`: from before the token check, so that a revocation during the check ends this session. */
export function composeCookie({ secret, ownerOrigin }: OwnerOptions, now: number): string {
  const token = createToken(secret, 'session', now);
  // WebKit refuses a `Secure` cookie on http://127.0.0.1, where `npm start` serves /beheer.
  const secure = ownerOrigin.startsWith('https:') ? '; Secure' : '';
  // Firebase Hosting forwards only `__session`. Strict would omit the cookie for a link in a mail.
  const attributes = `Path=/beheer; Max-Age=${lifetimes.session}; HttpOnly; SameSite=Lax${secure}`;
  return `__session=${token}; ${attributes}`;
}

const revocationPath = 'settings/ownerLinks';

const minMilliseconds = 1e12; // a day in 2001; a lower number may be seconds

/** Returns when all tokens were last revoked (ms since 1970), or 0. An engineer may set `endedAt`
 * in the console, as a timestamp. Anything else, such as seconds, revokes every token. */
async function loadRevocation(database: Database): Promise<number> {
  const settings = await database.get(revocationPath);
  const endedAt = settings?.endedAt;
  if (endedAt === undefined) return 0;
  const isMilliseconds = typeof endedAt === 'number' && endedAt > minMilliseconds;
  if (isMilliseconds) return endedAt;
  const timestamp = endedAt as Partial<Timestamp> | null;
  return timestamp?.toMillis?.() ?? Infinity; // later than every token
}

/** Revokes every session and every login link. */
export async function revokeAll({ database, now }: OwnerOptions): Promise<void> {
  const revoke = () =>
    database.transact(async (transaction) => {
      transaction.set(revocationPath, { endedAt: now() });
    });
  await revoke();
  await revoke(); // again, later: a login may get a token until the first revocation is stored
}

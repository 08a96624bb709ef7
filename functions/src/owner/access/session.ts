// A device that followed a login link has a session in its cookie, for 90 days after its last use.
import type { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from 'shared/durations.ts';
import { checkToken, createToken, lifetimes } from '../../tokens.ts';
import type { Middleware, OwnerOptions } from '../owner-request.ts';

/** Sets `isLoggedIn`. Renews a session after a day. */
export const authenticate: Middleware = async (request, response, next) => {
  const { locals } = response;
  const checkedAt = locals.now();
  const [, token = ''] = /(?:^|;\s*)__session=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
  const issuedAt = checkToken(locals.secret, 'session', token, checkedAt);
  locals.isLoggedIn = issuedAt !== null && !(await isRevoked(locals, issuedAt));
  if (locals.isLoggedIn && checkedAt - Number(issuedAt) > dayMs) {
    response.set('Set-Cookie', composeCookie(locals, checkedAt));
  }
  next();
};

/** `now`: the start of the token check. A revocation during the check then ends this session. */
export function composeCookie({ secret, ownerOrigin }: OwnerOptions, now: number): string {
  const token = createToken(secret, 'session', now);
  // WebKit refuses a `Secure` cookie on http://127.0.0.1, where `npm start` serves /beheer.
  const secure = ownerOrigin.startsWith('https:') ? '; Secure' : '';
  // Firebase Hosting forwards only `__session`. Strict would omit the cookie for a link in a mail.
  return `__session=${token}; Path=/beheer; Max-Age=${lifetimes.session}; HttpOnly; SameSite=Lax${secure}`;
}

const path = 'settings/ownerLinks';

/** An engineer may set `endedAt` in the console, as a timestamp. If it is anything else than that or
 * our own number, every token is revoked. */
export async function isRevoked({ database }: OwnerOptions, issuedAt: number): Promise<boolean> {
  const settings = await database.get(path);
  if (settings?.endedAt === undefined) return false;
  const moment = readMoment(settings.endedAt);
  return moment === null || issuedAt <= moment;
}

/** Returns milliseconds since 1970. A smaller number, such as seconds, is no moment. */
function readMoment(value: unknown): number | null {
  if (typeof value === 'number') return value > 1e12 ? value : null;
  return (value as Partial<Timestamp> | null)?.toMillis?.() ?? null;
}

/** Revokes every session and every login link. */
export async function revokeAll({ database, now }: OwnerOptions): Promise<void> {
  const revoke = () => database.transact(async ({ set }) => set(path, { endedAt: now() }));
  await revoke();
  await revoke(); // again, for tokens issued while the first revocation was being stored
}

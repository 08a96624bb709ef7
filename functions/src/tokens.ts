// A login link has a token, and so has the cookie of a logged-in device.
// A link has its token behind `#`: browsers do not send that part, so no log has it.
import jwt from 'jsonwebtoken';
import { dayMs } from 'shared/durations.ts';

const daySeconds = dayMs / 1000;

/** Seconds. */
export const lifetimes = { login: daySeconds, session: 90 * daySeconds };

export type TokenSubject = keyof typeof lifetimes;

export function createToken(secret: string, subject: TokenSubject, now: number): string {
  const expiresIn = lifetimes[subject];
  const claims = { sub: subject, iat: now / 1000 };
  return jwt.sign(claims, secret, { algorithm: 'HS256', expiresIn });
}

/** Returns when the token was issued (ms since 1970), or null if it is not valid now. */
export function checkToken(
  secret: string,
  subject: TokenSubject,
  token: string,
  now: number,
): number | null {
  try {
    const claims = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      clockTimestamp: now / 1000,
      subject,
    });
    const { iat } = claims as { iat: number };
    return Math.round(iat * 1000);
  } catch {
    return null;
  }
}

/** `path`: the page of /beheer that opens after the login. */
export function composeLoginLink(ownerOrigin: string, token: string, path = '/beheer'): string {
  const hash = new URLSearchParams({ token, naar: path });
  return `${ownerOrigin}/beheer/inloggen#${hash}`;
}

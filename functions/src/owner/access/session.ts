// What the cookie of a visit to /beheer opens.
import type { IncomingHttpHeaders } from 'node:http';
import { pickErrorCodes } from '../../mail/smtp-delivery.ts';
import type { OwnerOptions } from '../owner-request.ts';
import { findEnd } from './revocation.ts';
import { createToken, type Kind, readToken, type Token } from './tokens.ts';

type Refused = 'no-link' | 'forged' | 'expired' | 'ended' | 'failed';

/** `checkedAt`: just before it was known that it is not ended; what is issued for it counts from then. */
export type Session =
  | (Token & { checkedAt: number; refused?: never })
  | { kind: null; right: null; refused: Refused };

const ofCookie: readonly Kind[] = ['session', 'answer', 'remove'];
const ofLink: readonly Kind[] = ['link', 'answer', 'remove'];

export async function readSession(
  options: OwnerOptions,
  { cookie = '' }: IncomingHttpHeaders,
): Promise<Session> {
  const [, token] = /(?:^|;\s*)__session=([^;]+)/.exec(cookie) ?? [];
  return token ? check(options, token, ofCookie) : refuse('no-link');
}

/** `text`: what stands behind the `#`, or the whole link. */
export function readLink(options: OwnerOptions, text: string): Promise<Session> {
  return check(options, text.replace(/^.*#/, ''), ofLink);
}

async function check(
  { database, secret, now, log }: OwnerOptions,
  text: string,
  kinds: readonly Kind[],
): Promise<Session> {
  const checkedAt = now();
  const token = readToken(secret, text, checkedAt);
  if (token.kind === null) return refuse(token.refused);
  if (!kinds.includes(token.kind)) return refuse('forged');
  try {
    return token.issuedAt > (await findEnd(database)) ? { ...token, checkedAt } : refuse('ended');
  } catch (error) {
    log('Whether the links were ended could not be read', pickErrorCodes(error));
    return refuse('failed');
  }
}

const refuse = (refused: Refused): Session => ({ kind: null, right: null, refused });

const renewedAfter = 86_400_000; // ms

/** Null while it is fresh. Only a device's own session goes on as long as it is used. */
export function renewCookie({ secret }: OwnerOptions, session: Session): string | null {
  if (session.kind !== 'session') return null;
  const { issuedAt, checkedAt } = session;
  return checkedAt - issuedAt > renewedAfter ? openSession(secret, checkedAt) : null;
}

export function openSession(secret: string, now: number): string {
  return composeCookie(createToken(secret, 'session', now));
}

/**
 * The token says itself when it ends: a cookie that is still there then lets the page say so, and give back what was
 * typed. Lax, because a link in a mail comes from elsewhere; `__session` is the only name that Hosting passes on.
 */
export function composeCookie(token: string): string {
  const seconds = token ? 400 * 86_400 : 0; // as long as a browser keeps one
  return `__session=${token}; Path=/beheer; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

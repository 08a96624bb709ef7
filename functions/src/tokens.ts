// Tokens give access to the owner's pages. Her mails and her devices' cookies contain them.
// A link has its token behind `#`: browsers do not send that part, so no log has it.
import jwt from 'jsonwebtoken';
import { dayMs } from 'shared/durations.ts';

const day = dayMs / 1000;

/** Seconds. docs/decisions/0024 describes the scope of each kind, and what revokes it. */
const lifetimes = {
  login: day,
  session: 90 * day,
  review: 30 * day,
};

export type TokenSubject = 'login' | 'session' | `review/${string}`;

export type Token = { subject: TokenSubject; issuedAt: number };

type ParsedToken =
  | (Token & { problem?: never })
  | { problem: 'forged' | 'expired' | 'session-expired' };

function findKind(subject: TokenSubject): keyof typeof lifetimes {
  return subject === 'login' || subject === 'session' ? subject : 'review';
}

export function createToken(
  secret: string,
  subject: TokenSubject,
  now: number,
  expiresIn = lifetimes[findKind(subject)],
): string {
  return jwt.sign({ sub: subject, iat: now / 1000 }, secret, { algorithm: 'HS256', expiresIn });
}

/** Checks signature and age only. authenticate.ts checks whether the owner revoked the token. */
export function parseToken(secret: string, token: string, now: number): ParsedToken {
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp: now / 1000 });
    const { sub, iat } = claims as { sub: TokenSubject; iat: number };
    return { subject: sub, issuedAt: Math.round(iat * 1000) };
  } catch (error) {
    if (!(error instanceof jwt.TokenExpiredError)) return { problem: 'forged' };
    const isSession = jwt.decode(token)?.sub === 'session'; // verify() has checked the signature
    return { problem: isSession ? 'session-expired' : 'expired' };
  }
}

/** Finds every whole token in a pasted text. Some mail filters write '-' for '%'. */
export function findTokens(text: string): string[] {
  const readings = [text, text.replaceAll('-', '%')].map(readLinkText).join(' ');
  // The first and last part have a fixed length. The lookahead finds tokens that overlap.
  const found = readings.matchAll(/(?=(eyJ[\w-]{33}\.eyJ[\w-]+\.[\w-]{43}))/g);
  return [...new Set([...found].map(([, token = '']) => token))];
}

/** Percent-decodes a text, and joins the lines over which a mail broke a link. */
export function readLinkText(text: string): string {
  return text
    .replace(/%(?:25)*([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/=?\r?\n[\s>]*|\p{Cf}/gu, '');
}

export type OwnerLinks = {
  home: string;
  ofReview: (documentName: string) => { reply: string; remove: string };
};

/** Links of a review mail. If the owner forwards it, the reader can change that review only. */
export function composeOwnerLinks(siteOrigin: string, secret: string, now: number): OwnerLinks {
  return {
    home: `${siteOrigin}/beheer`,
    ofReview(documentName) {
      const token = createToken(secret, `review/${documentName}`, now);
      const link = (pagina: string) => composeLink(siteOrigin, { pagina, token });
      return { reply: link('recensie'), remove: link('weghalen') };
    },
  };
}

export function composeLink(siteOrigin: string, parts: { token: string; pagina?: string }): string {
  return `${siteOrigin}/beheer#${new URLSearchParams(parts)}`;
}

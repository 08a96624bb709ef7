// Tokens that only the owner's mailbox gets: in the links of its mails, and in the cookie of a device that opened one.
// A link has its token behind `#`. Browsers send that part to no server, so no log, Referer or mail scanner gets it.
import jwt from 'jsonwebtoken';

const day = 86_400; // s

/** Seconds. docs/decisions/0024 says what each kind opens, and what revokes it. */
const lifetimes = {
  login: day, // of a link: it opens a session on every device that opens it
  session: 90 * day, // of a device
  review: 30 * day, // of a link: as long as a removed review stays in the bin
};

/** `review/aB3dE5gH7jK9mN1pQ3sT`: for the review with this name. */
export type TokenSubject = 'login' | 'session' | `review/${string}`;

export type Token = { subject: TokenSubject; issuedAt: number }; // ms since 1970

type ParsedToken =
  | (Token & { problem?: never })
  | { problem: 'forged' | 'expired' | 'session-expired' };

function findKind(subject: TokenSubject): keyof typeof lifetimes {
  return subject === 'login' || subject === 'session' ? subject : 'review';
}

/** `now`: when it counts as issued, in ms since 1970. */
export function createToken(secret: string, subject: TokenSubject, now: number): string {
  const expiresIn = lifetimes[findKind(subject)];
  return jwt.sign({ sub: subject, iat: now / 1000 }, secret, { algorithm: 'HS256', expiresIn });
}

/** Whether the token was revoked is not in it: revocation.ts. */
export function parseToken(secret: string, token: string, now: number): ParsedToken {
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp: now / 1000 });
    const { sub, iat } = claims as { sub: TokenSubject; iat: number }; // as `createToken` signed it
    return { subject: sub, issuedAt: Math.round(iat * 1000) };
  } catch (error) {
    if (!(error instanceof jwt.TokenExpiredError)) return { problem: 'forged' };
    const isSession = jwt.decode(token)?.sub === 'session'; // its signature is ours
    return { problem: isSession ? 'session-expired' : 'expired' };
  }
}

export type OwnerLinks = {
  home: string; // opens nothing by itself
  ofReview: (documentName: string) => { answer: string; remove: string };
};

/** The links in the mail about a review. `siteOrigin`: 'https://zachtpoot.example' */
export function composeOwnerLinks(siteOrigin: string, secret: string, now: number): OwnerLinks {
  return {
    home: `${siteOrigin}/beheer`,
    ofReview(documentName) {
      const token = createToken(secret, `review/${documentName}`, now);
      const link = (pagina: string) => composeLink(siteOrigin, { pagina, token });
      return { answer: link('recensie'), remove: link('weghalen') };
    },
  };
}

/** `pagina`: the page that the link of a review opens. */
export function composeLink(siteOrigin: string, parts: { token: string; pagina?: string }): string {
  return `${siteOrigin}/beheer#${new URLSearchParams(parts)}`;
}

// Tokens of the owner: in the links that only her mailbox gets, and in the cookie of a device. A link's stands behind
// `#`: a browser sends that to nobody, so it comes into no log and no Referer, and a mail scanner that opens the link
// shows nothing but the page without one.
import { createHmac, timingSafeEqual } from 'node:crypto';

type ReviewRight = `${'answer' | 'remove'}-${string}`; // 'answer-aB3dE5gH7jK9mN1pQ3sT'

/** Everything, or one thing with the review of this name. */
export type Right = 'all' | ReviewRight;

const hour = 3_600_000; // ms

/** How long each kind works, in ms since it was made. What it opens and what ends it: docs/decisions/0024. */
const lifetimes = {
  link: 24 * hour, // to everything: it opens a session on whatever device it is opened
  session: 90 * 24 * hour, // of a device
  answer: 30 * 24 * hour, // as long as a removed review stays in the bin
  remove: 30 * 24 * hour,
};

export type Kind = keyof typeof lifetimes;

export type Token = { kind: Kind; right: Right; issuedAt: number };

type ReadToken = Token | { kind: null; refused: 'forged' | 'expired' };

const tokenFormat = /^(link|session|(?:answer|remove)-\w{1,128})\.(\d{13})\.([\w-]{43})$/;

/** `now`: when it counts as made, in ms since 1970. */
export function createToken(
  secret: string,
  subject: 'link' | 'session' | ReviewRight,
  now: number,
): string {
  const signed = `${subject}.${now}`;
  return `${signed}.${sign(secret, signed)}`;
}

/** Whether all were ended since then is for whoever has the database: link-record.ts. */
export function readToken(secret: string, token: string, now: number): ReadToken {
  const [, subject = '', issued, signature = ''] = tokenFormat.exec(token) ?? [];
  const expected = sign(secret, `${subject}.${issued}`);
  // In the same time for every signature of this length.
  const isOurs = signature && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isOurs) return { kind: null, refused: 'forged' };
  const kind = subject.split('-')[0] as Kind; // by the pattern
  const issuedAt = Number(issued);
  if (issuedAt + lifetimes[kind] <= now) return { kind: null, refused: 'expired' };
  const isOfReview = kind === 'answer' || kind === 'remove';
  return { kind, right: isOfReview ? (subject as Right) : 'all', issuedAt }; // by the pattern
}

export type OwnerLinks = {
  home: string; // opens nothing by itself
  ofReview: (documentName: string) => { answer: string; remove: string };
};

/** What the mail of a review brings. `siteOrigin`: 'https://zachtpoot.example' */
export function composeOwnerLinks(siteOrigin: string, secret: string, now: number): OwnerLinks {
  const link = (right: ReviewRight) => composeLink(siteOrigin, createToken(secret, right, now));
  return {
    home: `${siteOrigin}/beheer`,
    ofReview: (documentName) => ({
      answer: link(`answer-${documentName}`),
      remove: link(`remove-${documentName}`),
    }),
  };
}

export function composeLink(siteOrigin: string, token: string): string {
  return `${siteOrigin}/beheer#${token}`;
}

/** Where the owner works: the first that is set and encrypted; every project has the other one. */
export function findSiteOrigin(origins: readonly string[], projectId: string): string {
  const own = origins.find((origin) => origin.startsWith('https:'));
  return own ?? `https://${projectId}.web.app`;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

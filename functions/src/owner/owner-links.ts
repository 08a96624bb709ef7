// Links that only the owner's mailbox gets. The token stands behind `#`: a browser sends that to nobody, so it comes
// into no log and no Referer, and a mail scanner that opens the link shows nothing but the page without one.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Everything, or one thing with the review of this name: 'answer-aB3dE5gH7jK9mN1pQ3sT'. */
export type Right = 'all' | `${'answer' | 'remove'}-${string}`;

export type ReadToken = { right: Right } | { right: null; refused: 'forged' | 'expired' };

/** Milliseconds. Each mail brings fresh ones. */
export const linkLifetime = 90 * 86_400_000;

const tokenFormat = /^(all|(?:answer|remove)-\w{1,128})\.(\d{13})\.([\w-]{43})$/;

export function createToken(secret: string, right: Right, now: number): string {
  const signed = `${right}.${now + linkLifetime}`;
  return `${signed}.${sign(secret, signed)}`;
}

export function readToken(secret: string, token: string, now: number): ReadToken {
  const [, right, until, signature = ''] = tokenFormat.exec(token) ?? [];
  const expected = sign(secret, `${right}.${until}`);
  // In the same time for every signature of this length.
  const isOurs = signature && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isOurs) return { right: null, refused: 'forged' };
  if (Number(until) <= now) return { right: null, refused: 'expired' };
  return { right: right as Right }; // the pattern is that of a right
}

export type OwnerLinks = {
  all: string;
  /** Null for a name that only the owner or a site of before can have given. */
  ofReview: (documentName: string) => { answer: string; remove: string } | null;
};

/** `siteOrigin`: 'https://zachtpoot.example' */
export function composeOwnerLinks(siteOrigin: string, secret: string, now: number): OwnerLinks {
  const link = (right: Right) => `${siteOrigin}/beheer#${createToken(secret, right, now)}`;
  return {
    all: link('all'),
    ofReview(documentName) {
      if (!/^\w{1,128}$/.test(documentName)) return null;
      return { answer: link(`answer-${documentName}`), remove: link(`remove-${documentName}`) };
    },
  };
}

/** The first that is set; every project has the other one. */
export function findSiteOrigin([first]: readonly string[], projectId: string): string {
  return first ?? `https://${projectId}.web.app`;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

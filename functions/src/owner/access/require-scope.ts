import { maxBytes, readForm } from '../http/read-form.ts';
import { listDocumentNames, readQuery } from '../http/review-urls.ts';
import type { Middleware } from '../owner-request.ts';
import { denyAccess } from './deny-access.tsx';

export type Scope = 'all' | 'review';

/** Denies access without a valid token. If it expired or was revoked, shows the typed texts. */
export const requireLogin: Middleware = async (request, response, next) => {
  const { problem } = response.locals.access;
  if (!problem) return next();
  const hasLeft = readQuery(request).get('gedaan') === 'uitgelogd';
  if (problem === 'no-link') {
    return denyAccess(response, hasLeft ? 'logged-out' : problem, findStatus(request));
  }
  // A forged token is not the owner's, so the form is not read.
  const form = problem === 'forged' ? null : await readForm(request, maxBytes.form, false);
  const isRevoked = problem === 'revoked' && hasLeft;
  denyAccess(response, isRevoked ? 'logged-out-everywhere' : problem, 403, form);
};

/** Requires a session. For 'review', a request about one review may use that review's token. */
export function requireScope(scope: Scope): Middleware {
  return (request, response, next) => {
    const { scopes } = response.locals.access;
    if (scopes.has('all')) return next();
    const [documentName, ...others] = listDocumentNames(request, response.locals.form);
    const isOneReview = scope === 'review' && others.length === 0;
    if (isOneReview && scopes.has(`review/${documentName}`)) return next();
    denyAccess(response, 'other-scope', findStatus(request), response.locals.form);
  };
}

/** 200 at /beheer itself: opening it without a login is normal, and denyAccess logs no refusal. */
const findStatus = ({ path }: { path: string }) => (/^\/beheer\/?$/.test(path) ? 200 : 403);

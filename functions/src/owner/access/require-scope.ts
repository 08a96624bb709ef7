import type { Middleware } from '../owner-request.ts';
import { maxBytes, readForm } from '../page/read-form.ts';
import { listDocumentNames } from '../page/review-urls.ts';
import { denyAccess } from './deny-access.tsx';

export type Scope = 'all' | 'review';

/** Denies access without a token that works. What the owner typed before it expired is shown again. */
export const requireLogin: Middleware = async (request, response, next) => {
  const { problem } = response.locals.access;
  if (!problem) return next();
  if (problem === 'no-link') return denyAccess(response, problem, findStatus(request));
  // A stranger's form is not even read.
  const isOwners = problem === 'expired' || problem === 'revoked';
  const form = isOwners ? await readForm(request, maxBytes.form, false) : null;
  denyAccess(response, problem, 403, form);
};

/** Denies access unless a token opens everything, or the one review that the request names. */
export function requireScope(scope: Scope): Middleware {
  return (request, response, next) => {
    const { scopes } = response.locals.access;
    const [documentName, ...others] = listDocumentNames(request, response.locals.form);
    const isOneReview = scope === 'review' && others.length === 0;
    if (scopes.has('all') || (isOneReview && scopes.has(`review/${documentName}`))) return next();
    denyAccess(response, 'other-scope', findStatus(request), response.locals.form);
  };
}

/** Anybody may look at /beheer itself, where a link can be asked for. */
const findStatus = ({ path }: { path: string }) => (/^\/beheer\/?$/.test(path) ? 200 : 403);

import type { Middleware } from '../owner-request.ts';
import { denyAccess } from './deny-access.tsx';

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Referrer-Policy': 'same-origin', // with no-referrer, a form sends Origin `null`, and gets 403
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

export const setHeaders: Middleware = (_, response, next) => {
  response.set(headers);
  next();
};

export const allowMethods: Middleware = (request, response, next) => {
  if (['GET', 'HEAD', 'POST'].includes(request.method)) return next();
  denyAccess(response, 'unreadable', 405);
};

export const requireSiteOrigin: Middleware = (request, response, next) => {
  const { siteOrigin } = response.locals;
  if (request.method !== 'POST' || request.headers.origin === siteOrigin) return next();
  denyAccess(response, 'other-site', 403);
};

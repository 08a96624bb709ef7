import type { IncomingMessage } from 'node:http';
import { readText } from '../http/form-text.ts';
import { pageKeyField, pageKeyHeader } from '../http/page-key.ts';
import type { Middleware } from '../owner-request.ts';
import { readCookie } from './authenticate.ts';
import { denyAccess } from './deny-access.tsx';

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Cross-Origin-Opener-Policy': 'noopener-allow-popups', // a page that opens this one loses it
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

/** Refuses a script's fetch or a frame: a script on a public page would read the owner's page. */
export const requireDocument: Middleware = (request, response, next) => {
  const { 'sec-fetch-dest': destination = 'document' } = request.headers; // old browsers omit it
  if (destination === 'document' || hasKey(request)) return next();
  denyAccess(response, 'other-page', 403);
};

/** Refuses a POST from outside /beheer. Only pages that the owner opened have her page key. */
export const requirePageKey: Middleware = (request, response, next) => {
  const { form } = response.locals;
  if (request.method !== 'POST' || hasKey(request, form)) return next();
  denyAccess(response, 'other-page', 403, form);
};

function hasKey(request: IncomingMessage, form = new FormData()): boolean {
  const { pageKey } = readCookie(request);
  const sent = [request.headers[pageKeyHeader], readText(form, pageKeyField)];
  return pageKey !== '' && sent.includes(pageKey);
}

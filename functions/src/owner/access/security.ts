import type { IncomingMessage } from 'node:http';
import firebase from '../../../../firebase.json' with { type: 'json' };
import { readText } from '../http/form-text.ts';
import { pageKeyField, pageKeyHeader } from '../http/page-key.ts';
import type { Middleware } from '../owner-request.ts';
import { readCookie } from './authenticate.ts';
import { denyAccess } from './deny-access.tsx';

// Hosting sends these headers too: Google does not document which of two equal ones wins.
const ownHeaders = firebase.hosting.headers.find(({ regex }) => regex?.startsWith('^/beheer'));
const headers = Object.fromEntries(
  (ownHeaders?.headers ?? []).map(({ key, value }) => [key, value]),
);

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

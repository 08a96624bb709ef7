import firebase from '../../../../firebase.json' with { type: 'json' };
import { sendPage } from '../http/respond.tsx';
import type { Middleware } from '../owner-request.ts';

// Hosting sends these headers too: Google does not document which of two equal ones wins.
const site = firebase.hosting.find(({ target }) => target === 'beheer');
const siteHeaders = site?.headers[0]?.headers ?? []; // of every url

export const setHeaders: Middleware = (_, response, next) => {
  for (const { key, value } of siteHeaders) response.set(key, value);
  next();
};

/** The owner's pages have an origin of their own, so a script of another page fails this check. */
export const requireOwnOrigin: Middleware = (request, response, next) => {
  const { method, headers } = request;
  const { ownerOrigin, warn } = response.locals;
  if (method !== 'POST') return next();
  if (headers.origin === ownerOrigin) return next();
  warn('A form from another origin was refused', {});
  sendPage(response, {
    title: 'Beheer',
    banner: {
      kind: 'error',
      text: 'Dit verzoek komt niet van het beheer. Er is niets veranderd.',
    },
    content: <a href={`${ownerOrigin}/beheer`}>Naar het beheer</a>,
    status: 403,
  });
};

// Every url of /beheer. A request passes the middleware from top to bottom, up to its handler.
import express, { type Express } from 'express';
import { authenticate } from './access/authenticate.ts';
import { logIn, logOut, revoke } from './access/log-in.ts';
import { mailLoginLink } from './access/login-link-mail.ts';
import { parseForm } from './access/parse-form.ts';
import { requireLogin, requireScope, type Scope } from './access/require-scope.ts';
import {
  allowMethods,
  requireDocument,
  requirePageKey,
  requireSiteOrigin,
  setHeaders,
} from './access/security.ts';
import { changePhotos, photoFields, showAlbum, upload } from './album/album-page.tsx';
import { anyNumber, type FieldRules, files, optionalNumber, required } from './http/field-rules.ts';
import { maxBytes } from './http/read-form.ts';
import { requireFields } from './http/require-fields.ts';
import { respond, respondNotFound, respondWithFailure } from './http/respond.ts';
import { changeNotices, noticeFields, showNotices } from './notices/notice-page.tsx';
import { changeWaiting, showWaiting, waitingFields } from './notices/waiting-page.tsx';
import type { Handler, OwnerOptions } from './owner-request.ts';
import { showAsk } from './reviews/ask-page.tsx';
import { binFields, restore, restoreFields, showBin } from './reviews/bin-page.tsx';
import { removalFields, remove, showRemoval } from './reviews/removal-page.tsx';
import { changeReply, replyFields, showReply } from './reviews/reply-page.tsx';
import { showNewReviews, showReviews } from './reviews/reviews-page.tsx';
import { showSince } from './reviews/since-page.tsx';

type Route = [
  method: 'get' | 'post',
  url: string,
  scope: Scope,
  handler: Handler,
  fields?: FieldRules,
  maxBytes?: number,
];

export const routes: readonly Route[] = [
  ['get', '/beheer', 'all', showReviews, { naam: anyNumber }],
  ['get', '/beheer/nieuw', 'all', showNewReviews, { sinds: optionalNumber }],
  ['get', '/beheer/recensie', 'review', showReply, { naam: required }],
  ['post', '/beheer/recensie', 'review', changeReply, replyFields],
  ['get', '/beheer/weghalen', 'review', showRemoval, { naam: anyNumber }],
  ['post', '/beheer/weghalen', 'review', remove, removalFields],
  ['get', '/beheer/sinds', 'all', showSince],
  ['get', '/beheer/prullenbak', 'review', showBin, binFields],
  ['post', '/beheer/prullenbak', 'review', restore, restoreFields],
  ['get', '/beheer/vraag', 'all', showAsk],
  ['get', '/beheer/mededeling', 'all', showNotices],
  ['post', '/beheer/mededeling', 'all', changeNotices, noticeFields],
  ['get', '/beheer/wachttijd', 'all', showWaiting],
  ['post', '/beheer/wachttijd', 'all', changeWaiting, waitingFields],
  ['get', '/beheer/album', 'all', showAlbum],
  ['post', '/beheer/album', 'all', upload, { foto: files }, maxBytes.upload],
  ['post', '/beheer/album/foto', 'all', changePhotos, photoFields],
];

export function createOwnerApp(options: OwnerOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.use((_, response, next) => {
    Object.assign(response.locals, options);
    next();
  });
  app.use(setHeaders);
  app.use(allowMethods);
  app.use(requireSiteOrigin);
  app.use(requireDocument);
  app.post('/beheer/nieuwe-link', mailLoginLink);
  app.use(authenticate);
  app.post('/beheer/openen', logIn);
  app.use(requireLogin);
  for (const [method, url, scope, handler, fields = {}, limit] of routes) {
    const [hasScope, hasFields] = [requireScope(scope), requireFields(fields)];
    app[method](url, parseForm(limit), requirePageKey, hasScope, hasFields, respond(handler));
  }
  const noFields = requireFields({});
  app.post('/beheer/uitloggen', parseForm(), requirePageKey, noFields, logOut);
  app.post(
    '/beheer/beeindigen',
    parseForm(),
    requirePageKey,
    requireScope('all'),
    noFields,
    revoke,
  );
  app.use(respondNotFound);
  app.use(respondWithFailure);
  return app;
}

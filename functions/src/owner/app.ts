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
import { changePhotos, showAlbum, upload } from './album/album-page.tsx';
import { changeClosing, showForms } from './forms/forms-page.tsx';
import { changeNotice, showNotice } from './notices/notice-page.tsx';
import type { Handler, OwnerOptions } from './owner-request.ts';
import { maxBytes } from './page/read-form.ts';
import { respond, respondNotFound, respondWithFailure } from './page/respond.tsx';
import { showAsk } from './reviews/ask-page.tsx';
import { restore, showBin } from './reviews/bin-page.tsx';
import { remove, showRemoval } from './reviews/removal-page.tsx';
import { changeReply, showReply } from './reviews/reply-page.tsx';
import { showNewReviews, showReviews } from './reviews/reviews-page.tsx';
import { showSince } from './reviews/since-page.tsx';

type Route = [
  method: 'get' | 'post',
  url: string,
  scope: Scope,
  handler: Handler,
  maxBytes?: number,
];

const routes: Route[] = [
  ['get', '/beheer', 'all', showReviews],
  ['get', '/beheer/nieuw', 'all', showNewReviews],
  ['get', '/beheer/recensie', 'review', showReply],
  ['post', '/beheer/recensie', 'review', changeReply],
  ['get', '/beheer/weghalen', 'review', showRemoval],
  ['post', '/beheer/weghalen', 'review', remove],
  ['get', '/beheer/sinds', 'all', showSince],
  ['get', '/beheer/prullenbak', 'review', showBin],
  ['post', '/beheer/prullenbak', 'review', restore],
  ['get', '/beheer/vraag', 'all', showAsk],
  ['get', '/beheer/mededeling', 'all', showNotice],
  ['post', '/beheer/mededeling', 'all', changeNotice],
  ['get', '/beheer/album', 'all', showAlbum],
  ['post', '/beheer/album', 'all', upload, maxBytes.upload],
  ['post', '/beheer/album/foto', 'all', changePhotos],
  ['get', '/beheer/formulier', 'all', showForms],
  ['post', '/beheer/formulier', 'all', changeClosing],
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
  for (const [method, url, scope, handler, limit] of routes) {
    app[method](url, parseForm(limit), requirePageKey, requireScope(scope), respond(handler));
  }
  app.post('/beheer/uitloggen', parseForm(), requirePageKey, logOut);
  app.post('/beheer/beeindigen', parseForm(), requirePageKey, requireScope('all'), revoke);
  app.use(respondNotFound);
  app.use(respondWithFailure);
  return app;
}

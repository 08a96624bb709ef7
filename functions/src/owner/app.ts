// Every url of /beheer. A request passes the middleware from top to bottom, up to its handler.
import express, { type Express } from 'express';
import { dayMs } from 'shared/durations.ts';
import { createMailLimit } from '../mail/mail-limit.ts';
import { finishLogin, logIn, logOutEverywhere, mailLoginLink } from './access/log-in.ts';
import { requireLogin, showLogin } from './access/login-page.tsx';
import { requireOwnOrigin, setHeaders } from './access/security.tsx';
import { authenticate } from './access/session.ts';
import { bringToFront, changeSentences, removePhoto, showAlbum } from './album/album-page.tsx';
import { showUpload, upload } from './album/upload-page.tsx';
import { maxBytes, parseForm } from './http/parse-form.ts';
import { respond, respondNotFound, respondWithFailure } from './http/respond.tsx';
import { discardNotice, publishNotice, showNotices } from './notices/notice-page.tsx';
import { changeWaiting, showWaiting } from './notices/waiting-page.tsx';
import type { Handler, OwnerOptions } from './owner-request.ts';
import { restore, showBin } from './reviews/bin-page.tsx';
import { remove, showRemoval } from './reviews/removal-page.tsx';
import { publishReply, showReply, withdrawReply } from './reviews/reply-page.tsx';
import { showReviews } from './reviews/reviews-page.tsx';

const maxLinks = { period: dayMs, perNetwork: 6, total: 6 };

export function createOwnerApp(options: OwnerOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  const linkLimit = createMailLimit([maxLinks], options.now);
  app.use((_, response, next) => {
    const initial = { linkLimit, isLoggedIn: false, form: new FormData() };
    Object.assign(response.locals, options, initial);
    next();
  });
  app.use(setHeaders, requireOwnOrigin, authenticate);
  app.get(/^\/beheer\/inloggen/, showLogin); // a mail program may write the # of a link as %23
  app.get('/beheer/ingelogd', finishLogin);
  app.post('/beheer/openen', parseForm(maxBytes.login), logIn);
  app.post('/beheer/nieuwe-link', parseForm(maxBytes.login), mailLoginLink);

  app.use(requireLogin);
  const get = (url: string, page: Handler) => app.get(url, respond(page));
  const post = (url: string, form: Handler) => app.post(url, parseForm(), respond(form));
  app.post('/beheer/uitloggen', logOutEverywhere);
  get('/beheer', showReviews);
  get('/beheer/recensie', showReply);
  post('/beheer/recensie', publishReply);
  post('/beheer/recensie/intrekken', withdrawReply);
  get('/beheer/weghalen', showRemoval);
  post('/beheer/weghalen', remove);
  get('/beheer/prullenbak', showBin);
  post('/beheer/prullenbak', restore);
  get('/beheer/mededelingen', showNotices);
  post('/beheer/mededelingen', publishNotice);
  post('/beheer/mededelingen/weg', discardNotice);
  get('/beheer/wachttijd', showWaiting);
  post('/beheer/wachttijd', changeWaiting);
  get('/beheer/album', showAlbum);
  post('/beheer/album', changeSentences);
  post('/beheer/album/vooraan', bringToFront);
  post('/beheer/album/verwijderen', removePhoto);
  get('/beheer/album/toevoegen', showUpload);
  app.post('/beheer/album/toevoegen', parseForm(maxBytes.upload), respond(upload));
  app.use(respondNotFound);
  app.use(respondWithFailure);
  return app;
}

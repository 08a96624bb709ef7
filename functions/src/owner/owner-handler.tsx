// The whole of /beheer. Nothing is shown or done without a token that the owner's mailbox got (owner-links.ts).
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AlbumFiles } from '../album/album-files.ts';
import { isOwnOrigin } from '../mail-form/check-origin.ts';
import { composeLinkMail } from '../review-mail/compose-review-mail.ts';
import { type Deliver, type Log, pickErrorCodes } from '../smtp-delivery.ts';
import { showAsk } from './ask-page.tsx';
import { restore, showBin } from './bin-page.tsx';
import type { Documents } from './documents.ts';
import { composeEntryPage, type Obstacle } from './entry-page.tsx';
import { changeNotice, showNotice } from './notice-page.tsx';
import { changePhotos, showAlbum, upload } from './owner-album-page.tsx';
import { composeOwnerLinks, linkLifetime, type Right, readToken } from './owner-links.ts';
import { showReviews, switchForm } from './owner-reviews-page.tsx';
import { remove, showRemoval } from './removal-page.tsx';
import { removeSince, showSince } from './removal-since-page.tsx';
import { renderOwnerPage } from './render-owner-page.tsx';
import { changeAnswer, showReview } from './review-page.tsx';
import { Typed } from './typed.tsx';
import {
  type Action,
  type ActionResult,
  type OwnerPage,
  readDocumentNames,
  readText,
} from './visit.ts';

export type OwnerOptions = {
  documents: Documents;
  files: AlbumFiles;
  secret: string; // that the links are signed with
  siteOrigin: () => string; // where links go
  origins: readonly string[]; // that forms may come from, beside the site's own
  deliver: Deliver;
  now: () => number;
  log: Log; // what went wrong
  warn: Log; // what was refused
};

type Session = { right: Right } | { right: null; refused: Obstacle };
type Request = IncomingMessage & { rawBody?: Buffer }; // read by Google's framework, where that is
export type OwnerHandler = (request: Request, response: ServerResponse) => Promise<void>;

/** `right`: to one review is enough; otherwise it has to be the right to everything. */
type Route = { right?: 'answer' | 'remove'; GET?: Action; POST?: Action };

const routes = new Map<string, Route>([
  ['', { GET: showReviews }],
  ['formulier', { POST: switchForm }],
  ['recensie', { right: 'answer', GET: showReview, POST: changeAnswer }],
  ['weghalen', { right: 'remove', GET: showRemoval, POST: remove }],
  ['sinds', { GET: showSince, POST: removeSince }],
  ['prullenbak', { right: 'remove', GET: showBin, POST: restore }],
  ['mededeling', { GET: showNotice, POST: changeNotice }],
  ['vraag', { GET: showAsk }],
  ['album', { GET: showAlbum, POST: upload }],
  ['album/foto', { POST: changePhotos }],
]);

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Referrer-Policy': 'same-origin', // with none at all a browser would hide the origin of a form
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const bodyLimits = { form: 1_000_000, upload: 33_000_000 }; // bytes; Google takes no more than 32 MiB

const linkWindow = 3_600_000; // ms
const linksPerWindow = 3;

export function createOwnerHandler(options: OwnerOptions): OwnerHandler {
  const { documents, files, secret, siteOrigin, now, log, warn } = options;

  async function respond(request: Request, session: Session): Promise<ActionResult> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'https://site.example');
    const path = pathname.replace(/^\/beheer\/?/, '').replace(/\/$/, '');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method !== 'GET' && method !== 'POST') return refuse('unreadable', 405);
    const isPost = method === 'POST';
    if (isPost && !isOwnOrigin(request.headers, options.origins)) return refuse('other-site', 403);
    if (isPost && path === 'nieuwe-link') return sendLink();

    const route = routes.get(path);
    const isUpload = session.right !== null && route?.POST === upload;
    const limit = isUpload ? bodyLimits.upload : bodyLimits.form;
    const form = isPost ? await readForm(request, limit) : new FormData();
    if (isPost && path === 'openen') return open(form, session);
    if (session.right === null) {
      return refuse(session.refused, session.refused === 'no-link' && !path ? 200 : 403, form);
    }
    const action = route?.[method];
    if (!route || !action)
      return { title: 'Niet gevonden', content: 'Deze bladzijde is er niet.', status: 404 };
    if (!form) return refuse('unreadable', 400);
    const { right } = session;
    const documentNames = readDocumentNames(query, form);
    const [documentName] = documentNames.length === 1 ? documentNames : [];
    const ofReview = route.right && documentName && `${route.right}-${documentName}`;
    if (right !== 'all' && right !== ofReview) return refuse('other-right', 403, form);
    try {
      return await action({
        documents,
        files,
        now: now(),
        siteOrigin: siteOrigin(),
        right,
        documentNames,
        query,
        form,
        log,
      });
    } catch (error) {
      log('A page of the owner failed', pickErrorCodes(error));
      return {
        title: 'Er ging iets mis',
        status: 500,
        banner: ['error', 'Er is niets veranderd. Probeer het over een minuut opnieuw.'],
        content: <Typed form={form} />,
      };
    }
  }

  function refuse(obstacle: Obstacle, status: number, form: FormData | null = null): OwnerPage {
    if (status !== 200) warn('A visit to /beheer was refused', { obstacle });
    return composeEntryPage(obstacle, status, form && <Typed form={form} />);
  }

  /** The link's token becomes a cookie, the only one that Hosting passes on. */
  function open(form: FormData | null, session: Session): ActionResult {
    const token = form ? readText(form, 'token').replace(/^.*#/, '') : '';
    const read = readToken(secret, token, now());
    if (!read.right) return refuse(read.refused, 403);
    const [right, documentName] = read.right.split('-');
    const path = right === 'answer' ? 'recensie' : 'weghalen';
    const redirect = documentName ? `/beheer/${path}?naam=${documentName}` : '/beheer';
    // Whoever may do everything keeps that.
    if (documentName && session.right === 'all') return { redirect };
    const cookie = `__session=${token}; Path=/beheer; Max-Age=${linkLifetime / 1000}; HttpOnly; Secure; SameSite=Strict`;
    return { redirect, cookie };
  }

  /** To the owner only, whoever asks. */
  async function sendLink(): Promise<ActionResult> {
    try {
      if (!(await countLink(documents, now()))) return refuse('enough-links', 200);
      const links = composeOwnerLinks(siteOrigin(), secret, now());
      await options.deliver(composeLinkMail(links, randomUUID()));
      return refuse('link-sent', 200);
    } catch (error) {
      log('The mail with a link was not accepted', pickErrorCodes(error));
      return refuse('mail-failed', 502);
    }
  }

  return async (request, response) => {
    const [, cookie] = /(?:^|;\s*)__session=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
    const session: Session = cookie
      ? readToken(secret, cookie, now())
      : { right: null, refused: 'no-link' };
    const result = await respond(request, session);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if ('redirect' in result) {
      if (result.cookie) response.setHeader('Set-Cookie', result.cookie);
      response.writeHead(303, { Location: result.redirect }).end();
      return;
    }
    const hasMenu = session.right === 'all';
    response.writeHead(result.status ?? 200).end(renderOwnerPage({ ...result, hasMenu }));
  };
}

/** False when enough were sent. No visitor may read the document, and Firestore removes it. */
function countLink({ transact }: Documents, now: number): Promise<boolean> {
  const path = 'mailedReviews/recent-owner-links';
  return transact(async ({ get, set }) => {
    const { sent } = (await get(path)) ?? {};
    const recent = Array.isArray(sent) ? sent.filter((time) => time > now - linkWindow) : [];
    if (recent.length >= linksPerWindow) return false;
    set(path, { sent: [...recent, now], expireAt: new Date(now + linkWindow) });
    return true;
  });
}

/** Null for what is no form, or too large. */
async function readForm(request: Request, limit: number): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  const { rawBody } = request;
  const length = rawBody?.length ?? Number(request.headers['content-length'] ?? limit + 1);
  if (length > limit) return null;
  try {
    const body = rawBody ?? (await buffer(request));
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return null;
  }
}

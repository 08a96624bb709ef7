// The whole of /beheer. Nothing is shown or done without a token that the owner's mailbox got (owner-links.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AlbumFiles } from '../album/album-files.ts';
import { isOwnOrigin } from '../check-origin.ts';
import type { Addresses } from '../compose-mail.ts';
import { pickErrorCodes } from '../pick-error-codes.ts';
import type { SentMailStore } from '../rate-limit.ts';
import type { Deliver } from '../smtp-delivery.ts';
import { changeAlbum, readAlts, showAlbum, upload } from './album-page.tsx';
import { showBin } from './bin-page.tsx';
import type { Documents } from './documents.ts';
import { EntryPage, type Obstacle } from './entry-page.tsx';
import { changeNotice, showNotice } from './notice-page.tsx';
import { allows, composeOwnerLinks, type Right, readToken } from './owner-links.ts';
import { createLinkMailer } from './owner-mail.ts';
import { renderPage } from './page.tsx';
import { remove, restore, showRemoval } from './removal-page.tsx';
import { changeAnswer, showReview } from './review-page.tsx';
import { showReviews, switchForm } from './reviews-page.tsx';
import { notFound, type Reply, readNames, readText, type Show, type Visit } from './visit.ts';

export type OwnerOptions = {
  documents: Documents;
  files: AlbumFiles;
  secret: string; // that the links are signed with
  siteOrigin: () => string; // where links go
  origins: readonly string[]; // that forms may come from, beside the site's own
  addresses: Addresses;
  deliver: Deliver;
  store?: SentMailStore; // of how many links were mailed
  now: () => number;
  log: Log; // what went wrong
  warn: Log; // what was refused
};

type Log = (event: string, details: Record<string, string | number>) => void; // never a token
type Request = IncomingMessage & { rawBody?: Buffer }; // read by Google's framework, where that is
export type OwnerHandler = (request: Request, response: ServerResponse) => Promise<void>;

type Route = {
  path: RegExp;
  /** What is enough for this very visit; otherwise the right to everything is. */
  right?: (visit: Visit) => Right;
  show?: Show; // GET
  act?: Show; // POST
};

const ofOneReview = ({ query, form }: Visit): Right => {
  const [name, ...others] = [...readNames(query), ...readNames(form)];
  return name && others.length === 0 ? `remove-${Number(name)}` : 'all';
};

const routes: readonly Route[] = [
  { path: /^$/, show: showReviews },
  { path: /^\/formulier$/, act: switchForm },
  {
    path: /^\/recensie\/([1-9]\d{0,6})$/,
    right: ({ name }) => `answer-${Number(name)}`,
    show: showReview,
    act: changeAnswer,
  },
  { path: /^\/weghalen$/, right: ofOneReview, show: showRemoval, act: remove },
  { path: /^\/terugzetten$/, right: ofOneReview, act: restore },
  { path: /^\/prullenbak$/, show: showBin },
  { path: /^\/mededeling$/, show: showNotice, act: changeNotice },
  { path: /^\/album$/, show: showAlbum, act: upload },
  { path: /^\/album\/foto$/, act: changeAlbum },
];

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Referrer-Policy': 'same-origin', // with none at all a browser would hide the origin of a form
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const bodyLimits = { form: 100_000, upload: 33_000_000 }; // bytes; Google takes no more than 32 MiB

export function createOwnerHandler(options: OwnerOptions): OwnerHandler {
  const { documents, files, secret, origins, now, log, warn } = options;
  const mailLink = createLinkMailer({
    ...options,
    createLink: () => composeOwnerLinks(options.siteOrigin(), secret, now()).all,
    logFailure: (error) => log('The count of links was not kept', pickErrorCodes(error)),
  });

  async function respond(request: Request): Promise<Reply & { cookie?: string; right?: Right }> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'https://site.example');
    const path = pathname.replace(/^\/beheer/, '').replace(/\/$/, '');
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod;
    if (isPost && !isOwnOrigin(request.headers, origins)) return refuse('other-site', 403);
    const [, cookie = ''] = /(?:^|;\s*)__session=([^;]*)/.exec(request.headers.cookie ?? '') ?? [];
    const session = readToken(secret, cookie, now());
    if (isPost && path === '/openen')
      return open(await readForm(request, bodyLimits.form), session);
    if (isPost && path === '/nieuwe-link') return sendLink();
    if ('refused' in session) {
      if (cookie) return refuse(session.refused, 403);
      return refuse('no-link', path ? 403 : 200);
    }

    const { right } = session;
    const route = routes.find((each) => each.path.test(path));
    const action = isPost ? route?.act : route?.show;
    if (!route || !action) return { ...notFound(), right };
    const limit = action === upload ? bodyLimits.upload : bodyLimits.form;
    const form = isPost ? await readForm(request, limit) : new FormData();
    if (!form) return refuse('unreadable', 400);
    const [, name = ''] = route.path.exec(path) ?? [];
    const wantsText = request.headers.accept === 'text/plain';
    const visit = { documents, files, now: now(), right, name, query, form, wantsText };
    if (!allows(right, route.right?.(visit) ?? 'all')) return refuse('other-right', 403);
    try {
      return { ...(await action(visit)), right };
    } catch (error) {
      log('A page of the owner failed', pickErrorCodes(error));
      return { title: 'Er ging iets mis', content: <Failure form={form} />, status: 500, right };
    }
  }

  function refuse(obstacle: Obstacle, status: number): Reply {
    if (status !== 200) warn('A visit to /beheer was refused', { obstacle });
    return { title: 'Beheer', content: <EntryPage obstacle={obstacle} />, status };
  }

  /** The link's token becomes a cookie, the only one that Hosting passes on. */
  function open(form: FormData | null, session: ReturnType<typeof readToken>) {
    const token = readText(form ?? new FormData(), 'token').replace(/^.*#/, '');
    const read = readToken(secret, token, now());
    if ('refused' in read) return refuse(read.refused, 403);
    const redirect = findPage(read.right);
    // Whoever may do everything keeps that.
    if ('right' in session && session.right === 'all' && read.right !== 'all') return { redirect };
    const seconds = Math.floor((read.until - now()) / 1000);
    const cookie = `__session=${token}; Path=/beheer; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
    return { redirect, cookie };
  }

  async function sendLink(): Promise<Reply> {
    try {
      return refuse((await mailLink()) ? 'link-sent' : 'enough-links', 200);
    } catch (error) {
      log('The mail with a link was not accepted', pickErrorCodes(error));
      return refuse('mail-failed', 502);
    }
  }

  return async (request, response) => {
    const { cookie, right = null, ...reply } = await respond(request);
    if (cookie) response.setHeader('Set-Cookie', cookie);
    if ('redirect' in reply) {
      response.writeHead(303, { ...headers, Location: reply.redirect }).end();
    } else if ('text' in reply) {
      const type = 'text/plain; charset=utf-8';
      response.writeHead(reply.status, { ...headers, 'Content-Type': type }).end(reply.text);
    } else {
      const { title, content, status = 200 } = reply;
      const html = renderPage({ title, right, children: content });
      const type = 'text/html; charset=utf-8';
      response.writeHead(status, { ...headers, 'Content-Type': type }).end(html);
    }
  };
}

const refuseMethod: Reply = { text: 'Alleen GET en POST zijn toegestaan.', status: 405 };

function findPage(right: Right): string {
  const [, number] = right.split('-');
  if (right === 'all') return '/beheer';
  return right.startsWith('answer')
    ? `/beheer/recensie/${number}`
    : `/beheer/weghalen?nummer=${number}`;
}

/** Null for what is no form, or too large. */
async function readForm(request: Request, limit: number): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  if (Number(request.headers['content-length'] ?? limit + 1) > limit) return null;
  try {
    const body = request.rawBody ?? (await buffer(request));
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return null;
  }
}

/** What was typed is not lost. */
function Failure({ form }: { form: FormData }) {
  const texts = [readText(form, 'reply'), readText(form, 'text'), ...readAlts(form).values()];
  const typed = texts.filter(Boolean).join('\n\n');
  return (
    <>
      <p>Er is niets veranderd. Probeer het over een minuut opnieuw.</p>
      {typed && (
        <label>
          Dit had u getypt:
          <textarea rows={6} readOnly defaultValue={typed} />
        </label>
      )}
    </>
  );
}

// The whole of /beheer. Nothing is shown or done without a token that began in the owner's mailbox (owner-links.ts).
import type { ServerResponse } from 'node:http';
import { pickErrorCodes } from '../mail/smtp-delivery.ts';
import { mailLink } from './access/login-link-mail.ts';
import { composeEntryPage, composeFailure, type Obstacle } from './access/login-page.tsx';
import { endAll } from './access/revocation.ts';
import {
  composeCookie,
  openSession,
  readLink,
  readSession,
  renewCookie,
  type Session,
} from './access/session.ts';
import { createToken } from './access/tokens.ts';
import {
  type ActionResult,
  type OwnerOptions,
  type OwnerPage,
  readDocumentNames,
  readText,
} from './owner-request.ts';
import { bodyLimits, bodyTimeouts, type FormRequest, readForm } from './page/read-form.ts';
import { renderOwnerPage } from './page/render-page.tsx';
import { Typed } from './page/unsaved-text.tsx';
import { routes } from './routes.ts';

export type OwnerHandler = (request: FormRequest, response: ServerResponse) => Promise<void>;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Referrer-Policy': 'same-origin', // with none at all a browser would hide the origin of a form
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Whatever a client may ask for: a url that is none is of no page. */
const urlFormat = /^\/beheer(?:\/([^?]*?))?\/?(?:\?(.*))?$/s;

export function createOwnerHandler(options: OwnerOptions): OwnerHandler {
  const { database, files, secret, siteOrigin, now, log, warn } = options;
  const allRoutes = new Map(routes).set('beeindigen', { POST: end });

  async function respond(request: FormRequest, session: Session): Promise<ActionResult> {
    const [known, path = '', search] = urlFormat.exec(request.url ?? '') ?? [];
    const query = new URLSearchParams(search);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method !== 'GET' && method !== 'POST') return refuse('unreadable', 405);
    const isPost = method === 'POST';
    if (isPost && request.headers.origin !== siteOrigin()) return refuse('other-site', 403);
    if (isPost && path === 'nieuwe-link') {
      const outcome = await mailLink(options);
      return refuse(outcome, outcome === 'mail-failed' ? 502 : 200);
    }
    if (isPost && path === 'uitloggen') return { redirect: '/beheer', cookie: composeCookie('') };

    const route = known ? allRoutes.get(path) : undefined;
    const limit = (session.right === 'all' && route?.limit) || bodyLimits.form;
    const timeout = session.right === null ? bodyTimeouts.stranger : bodyTimeouts.owner;
    const read = (most = limit) => (isPost ? readForm(request, most, timeout) : new FormData());
    if (session.refused === 'failed') return composeFailure(await read());
    if (isPost && path === 'openen') return open(await read(bodyLimits.link), session);
    const door = path ? 403 : 200; // which every link of a mail comes by, whatever the cookie is
    if (session.right === null) {
      // Only hers can have expired or ended, and only she typed something.
      const isHers = session.refused === 'expired' || session.refused === 'ended';
      const typed = isHers ? await read() : null;
      return refuse(session.refused, session.refused === 'no-link' ? door : 403, typed);
    }
    const form = await read();
    const action = route?.[method];
    if (!route || !action)
      return { title: 'Niet gevonden', content: 'Deze bladzijde is er niet.', status: 404 };
    if (!form) return refuse('unreadable', 400);
    const { right } = session;
    const documentNames = readDocumentNames(query, form);
    const [documentName] = documentNames.length === 1 ? documentNames : [];
    const ofReview = route.right && documentName && `${route.right}-${documentName}`;
    if (right !== 'all' && right !== ofReview) return refuse('other-right', door, form);
    try {
      return await action({
        database,
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
      return composeFailure(form);
    }
  }

  function refuse(
    obstacle: Obstacle | 'failed',
    status: number,
    form: FormData | null = null,
  ): OwnerPage {
    if (obstacle === 'failed') return composeFailure(form);
    if (status !== 200) warn('A visit to /beheer was refused', { obstacle });
    const home = `${siteOrigin()}/beheer`;
    const elsewhere = obstacle === 'other-site' && <a href={home}>Open {home}</a>;
    return composeEntryPage(obstacle, status, elsewhere || (form && <Typed form={form} />));
  }

  /** A link's token in return for a cookie. */
  async function open(form: FormData | null, session: Session): Promise<ActionResult> {
    if (!form) return refuse('unreadable', 400);
    const link = await readLink(options, readText(form, 'token'));
    if (link.right === null) return refuse(link.refused, 403);
    const { right, issuedAt, checkedAt } = link;
    if (right === 'all') return { redirect: '/beheer', cookie: openSession(secret, checkedAt) };
    const [action, documentName] = right.split('-');
    const path = action === 'answer' ? 'recensie' : 'weghalen';
    const redirect = `/beheer/${path}?naam=${documentName}`;
    // Whoever may do everything keeps that.
    if (session.right === 'all') return { redirect };
    return { redirect, cookie: composeCookie(createToken(secret, right, issuedAt)) };
  }

  async function end(): Promise<ActionResult> {
    await endAll(database, now);
    return { redirect: '/beheer' }; // which says so
  }

  return async (request, response) => {
    const session = await readSession(options, request.headers);
    const result = await respond(request, session);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const cookie = ('redirect' in result && result.cookie) || renewCookie(options, session);
    if (cookie) response.setHeader('Set-Cookie', cookie);
    if ('redirect' in result) {
      response.writeHead(303, { Location: result.redirect }).end();
      return;
    }
    const { right } = session;
    response.writeHead(result.status ?? 200).end(renderOwnerPage({ ...result, right }));
  };
}

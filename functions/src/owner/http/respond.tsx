import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { pickErrorCodes } from '../../logging.ts';
import { listDocumentNames, readQuery } from '../../review-urls.ts';
import type { Handler, Middleware, OwnerLocals, OwnerResponse, Page } from '../owner-request.ts';
import { renderPage } from './render-page.tsx';

export function respond(handler: Handler): Middleware {
  return async (request, response) => {
    const { locals } = response;
    const result = await handler({
      ...locals,
      now: locals.now(),
      query: readQuery(request),
      documentNames: listDocumentNames(request, locals.form),
    });
    if ('redirect' in result) return response.redirect(303, result.redirect);
    sendPage(response, result);
  };
}

export const respondNotFound: Middleware = (_, response) => {
  const content = 'Deze bladzijde is er niet.';
  sendPage(response, { title: 'Niet gevonden', content, status: 404 });
};

type ErrorMiddleware = ErrorRequestHandler<object, unknown, unknown, unknown, OwnerLocals>;

/** A failed transaction stores nothing, so the page reports that nothing has changed. */
export const respondWithFailure: ErrorMiddleware = (error, request, response, _next) => {
  response.locals.log('A page of the owner failed', pickErrorCodes(error));
  sendProblem(request, response, {
    title: 'Er ging iets mis',
    status: 500,
    text: 'Er is niets veranderd. Laad deze bladzijde over een minuut opnieuw.',
  });
};

type Problem = {
  title: string;
  status: number;
  text: string;
  advice?: string;
};

/** Shows what went wrong. `browser/typed-texts.ts` keeps what the owner typed. */
export function sendProblem(
  { method, headers }: IncomingMessage,
  response: OwnerResponse,
  { title, status, text, advice }: Problem,
): void {
  const pageOfForm = headers.referer ?? '/beheer';
  sendPage(response, {
    title,
    status,
    banner: { kind: 'error', text, advice },
    content: null,
    // A reload then opens the page with the form, because some urls accept only POST.
    url: method === 'POST' ? pageOfForm : undefined,
  });
}

export function sendPage(response: OwnerResponse, page: Page): void {
  const { isLoggedIn } = response.locals;
  const url = page.url ?? removeConfirmation(response.req.originalUrl);
  const html = renderPage({ ...page, url, hasMenu: isLoggedIn });
  response.status(page.status ?? 200).send(html);
}

/** Removes the names behind the confirmation too: they only say where the page shows it. */
function removeConfirmation(url: string): string {
  return url.replace(/[?&]gedaan=.*/, '');
}

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
      form: locals.form ?? new FormData(),
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
  const texts = ['Er is niets veranderd. Laad deze bladzijde over een minuut opnieuw.'];
  sendProblem(request, response, { title: 'Er ging iets mis', status: 500, texts });
};

type Problem = { title: string; status: number; texts: readonly string[] };

/** Shows what went wrong. `browser/typed-texts.ts` keeps what the owner typed. */
export function sendProblem(
  { method, headers }: IncomingMessage,
  response: OwnerResponse,
  { title, status, texts }: Problem,
): void {
  sendPage(response, {
    title,
    status,
    banner: ['error', ...texts],
    content: null,
    // A reload then opens the page with the form, because some urls accept only POST.
    ...(method === 'POST' && { url: headers.referer ?? '/beheer' }),
  });
}

export function sendPage(response: OwnerResponse, page: Page): void {
  const url = page.url ?? removeConfirmation(response.req.originalUrl);
  const html = renderPage({ ...page, url, hasMenu: response.locals.isLoggedIn ?? false });
  response.status(page.status ?? 200).send(html);
}

/** Returns the banner of the reason why a form was refused, or else of the change that `gedaan` in the
 * url confirms. */
export function describeOutcome(
  query: URLSearchParams,
  confirmations: Readonly<Record<string, string>>,
  problem?: string,
): Pick<Page, 'banner' | 'status'> {
  if (problem) return { banner: ['error', problem], status: 400 };
  const outcome = query.get('gedaan') ?? '';
  if (!Object.hasOwn(confirmations, outcome)) return {};
  return { banner: ['success', confirmations[outcome] ?? ''] };
}

function removeConfirmation(url: string): string {
  return url.replace(/([?&])gedaan=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

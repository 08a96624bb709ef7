import type { ErrorRequestHandler } from 'express';
import { pickErrorCodes } from '../../logging.ts';
import type { Handler, Middleware, OwnerLocals } from '../owner-request.ts';
import { maxBytes, readForm } from './read-form.ts';
import { listDocumentNames, readQuery } from './review-urls.ts';
import { sendPage } from './send-page.ts';
import { sendProblem } from './send-problem.tsx';

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

/** Firestore's code for a transaction whose every attempt lost to another one. */
const aborted = 10;

type ErrorMiddleware = ErrorRequestHandler<object, unknown, unknown, unknown, OwnerLocals>;

/** A failed transaction stores nothing, so the page reports that nothing has changed. */
export const respondWithFailure: ErrorMiddleware = async (error, request, response, _next) => {
  const { locals } = response;
  locals.log('A page of the owner failed', pickErrorCodes(error));
  const form = locals.form ?? (await readForm(request, maxBytes.form, false));
  const isBusy = error?.code === aborted;
  const texts = isBusy ? ['Iets of iemand anders houdt de database bezet.'] : [];
  texts.push('Er is niets veranderd. Probeer het over een minuut opnieuw.');
  const problem = { title: 'Er ging iets mis', status: isBusy ? 503 : 500, texts };
  sendProblem(request, response, problem, form);
};

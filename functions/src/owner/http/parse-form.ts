import type { Middleware } from '../owner-request.ts';
import { maxBytes, readForm } from './read-form.ts';
import { sendProblem } from './respond.tsx';

const problems = {
  unreadable: 'Dit formulier is niet te lezen.',
  'too-large': 'Dit is te groot om te versturen. Kort de tekst in, of kies een kleinere foto.',
  'too-slow': 'De verbinding was te langzaam of viel weg.',
} as const;

export function parseForm(limit = maxBytes.form): Middleware {
  return async (request, response, next) => {
    const form = await readForm(request, limit, response.locals.isLoggedIn);
    if (typeof form !== 'string') {
      response.locals.form = form;
      return next();
    }
    // A slow photo is not a wrong one: upload.ts sends it again. Browsers repeat a 408 themselves.
    const status = form === 'too-slow' ? 503 : 400;
    const texts = [problems[form], 'Er is niets veranderd. Probeer het nog eens.'];
    sendProblem(request, response, { title: 'Dit lukt niet', status, texts });
  };
}

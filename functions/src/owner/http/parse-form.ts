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
    const { locals } = response;
    const result = await readForm(request, limit, locals.isLoggedIn);
    if (result instanceof FormData) {
      locals.form = result;
      return next();
    }
    sendProblem(request, response, {
      title: 'Dit lukt niet',
      // A slow photo is not a wrong one: upload.ts sends it again. Browsers repeat a 408 themselves.
      status: result === 'too-slow' ? 503 : 400,
      text: problems[result],
      advice: 'Er is niets veranderd. Probeer het nog eens.',
    });
  };
}

import { maxBytes, readForm } from '../http/read-form.ts';
import type { Middleware } from '../owner-request.ts';
import { denyAccess } from './deny-access.tsx';

export function parseForm(limit = maxBytes.form): Middleware {
  return async (request, response, next) => {
    const { locals } = response;
    const { scopes } = locals.access;
    const ownLimit = scopes.has('all') ? limit : maxBytes.form;
    const form = await readForm(request, ownLimit, scopes.size > 0);
    // A slow photo is not a wrong one: upload.ts sends it again. Browsers repeat a 408 themselves.
    if (typeof form === 'string')
      return denyAccess(response, form, form === 'too-slow' ? 503 : 400);
    locals.form = form;
    next();
  };
}

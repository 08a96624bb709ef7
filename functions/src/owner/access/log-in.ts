import { randomUUID } from 'node:crypto';
import { findTokens, readLinkText } from '../../tokens.ts';
import { maxBytes, readForm } from '../http/read-form.ts';
import { composeReviewUrl } from '../http/review-urls.ts';
import type { Middleware } from '../owner-request.ts';
import { checkTokens, composeCookie, composeSession } from './authenticate.ts';
import { denyAccess } from './deny-access.tsx';
import { revokeAll } from './revocation.ts';

export const logIn: Middleware = async (request, response) => {
  const { locals } = response;
  const form = await readForm(request, maxBytes.login, locals.access.scopes.size > 0);
  if (typeof form === 'string') return denyAccess(response, form, 400);
  const pasted = form.getAll('link').join(' ');
  const checkedAt = locals.now();
  const checked = await checkTokens(locals, findTokens(pasted));
  // A session's token is valid in a cookie only.
  const [valid] = checked.flatMap(({ text, token: { subject } }) =>
    subject && subject !== 'session' ? { text, subject } : [],
  );
  if (!valid) {
    const problems = checked.flatMap(({ token }) => token.problem ?? []);
    return denyAccess(response, problems.find((each) => each !== 'forged') ?? 'forged', 403);
  }
  const { text, subject } = valid;
  const { scopes, tokens, pageKey: ownKey } = locals.access;
  // A device that is logged in keeps its key, so that its open pages can still send their forms.
  const pageKey = scopes.size > 0 ? ownKey : randomUUID();
  if (subject === 'login') {
    response.set('Set-Cookie', composeSession(locals.secret, pageKey, checkedAt));
    return response.redirect(303, '/beheer');
  }
  // A session already gives access to every review, so its cookie stays.
  if (!scopes.has('all')) {
    const others = tokens.filter((each) => each !== text);
    response.set('Set-Cookie', composeCookie(pageKey, [text, ...others]));
  }
  const page = /pagina[=-](?:3D)?weghalen/.test(readLinkText(pasted)) ? 'weghalen' : 'recensie';
  response.redirect(303, composeReviewUrl(page, [subject.slice('review/'.length)]));
};

/** Deletes this device's cookie. A copy of it works until its tokens expire or are revoked. */
export const logOut: Middleware = (_, response) => {
  response.set('Set-Cookie', composeCookie('', []));
  response.redirect(303, '/beheer?gedaan=uitgelogd');
};

export const revoke: Middleware = async (_, response) => {
  await revokeAll(response.locals.database, response.locals.now);
  response.redirect(303, '/beheer?gedaan=uitgelogd');
};

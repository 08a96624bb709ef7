import { maxBytes, readForm } from '../http/read-form.ts';
import { sendPage } from '../http/respond.tsx';
import { UnsavedText } from '../http/unsaved-text.tsx';
import type { Middleware, OwnerResponse, Page } from '../owner-request.ts';

type LoginPage = Pick<Page, 'banner' | 'status'> & {
  path: string; // the page of /beheer that opens after the login
  form?: FormData | string | null; // what the owner sent without a login
};

/** `browser/owner.ts` shows the button if the url has a token. A scanner of links presses none. */
export function composeLoginPage({ path, form = null, ...page }: LoginPage): Page {
  return {
    title: 'Beheer',
    url: '/beheer/inloggen',
    content: (
      <>
        <UnsavedText form={form} />
        <form method="post" action="/beheer/openen" hidden>
          <input type="hidden" name="token" />
          <input type="hidden" name="naar" />
          <button type="submit">Log in op dit apparaat</button>
        </form>
        <form method="post" action="/beheer/nieuwe-link">
          <input type="hidden" name="naar" value={path} />
          <button type="submit">Mail mij een inloglink</button>
        </form>
      </>
    ),
    ...page,
  };
}

export const showLogin: Middleware = (_, response) =>
  sendPage(response, composeLoginPage({ path: '/beheer' }));

/** Answers a request without a session. Shows the texts of a form that the owner had typed. */
export async function sendLoginPage(
  request: Parameters<Middleware>[0],
  response: OwnerResponse,
): Promise<void> {
  const isPost = request.method === 'POST';
  const form = isPost ? await readForm(request, maxBytes.form, false) : null;
  const banner = ['warning', 'Op dit apparaat bent u niet ingelogd.'] as const;
  const path = isPost ? '/beheer' : request.originalUrl;
  const status = request.path === '/beheer' ? 200 : 403;
  sendPage(response, composeLoginPage({ banner, path, form, status }));
}

/** Returns a url of /beheer, because a link could lead elsewhere. */
export function readPath(text: string): string {
  return /^\/beheer(?:[/?]|$)/.test(text) ? text : '/beheer';
}

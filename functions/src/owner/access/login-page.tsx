import type { Outcome } from '../http/outcome.ts';
import { sendPage } from '../http/respond.tsx';
import type { Middleware, Page } from '../owner-request.ts';

type LoginPage = Outcome & {
  path: string; // the page of /beheer that opens after the login
  help?: string;
};

/** `browser/owner.ts` shows the hidden form if the url has a token. The token waits for its button,
 * because a mail scanner opens links but presses no buttons. */
export function composeLoginPage({ path, help, ...page }: LoginPage): Page {
  return {
    title: 'Beheer',
    url: '/beheer/inloggen',
    content: (
      <>
        <noscript>
          <p>Inloggen werkt alleen als JavaScript aanstaat in deze browser.</p>
        </noscript>
        <form method="post" action="/beheer/openen" hidden>
          <input type="hidden" name="token" />
          <input type="hidden" name="naar" />
          <button type="submit">Log in op dit apparaat</button>
        </form>
        <form method="post" action="/beheer/nieuwe-link">
          <input type="hidden" name="naar" value={path} />
          <button type="submit">Mail mij een inloglink</button>
        </form>
        {help && <small>{help}</small>}
      </>
    ),
    ...page,
  };
}

const help =
  'Komt u van een link in een mail? Dan is er een stuk van weggevallen. Kopieer de hele link uit de mail.';

/** Opens /beheer on a device with a session: an older link also arrives here. */
export const showLogin: Middleware = (_, response) => {
  if (response.locals.isLoggedIn) return response.redirect(303, '/beheer');
  sendPage(response, composeLoginPage({ path: '/beheer', help }));
};

/** Answers a request without a session. Reads no body: a stranger's would cost CPU time. */
export const requireLogin: Middleware = (request, response, next) => {
  if (response.locals.isLoggedIn) return next();
  const page = composeLoginPage({
    banner: { kind: 'warning', text: 'Op dit apparaat bent u niet ingelogd.' },
    path: findPage(request),
    status: request.path === '/beheer' ? 200 : 403,
  });
  sendPage(response, page);
};

/** Returns the page to open after the login. For a form that is its referer, because some urls
 * accept only a POST. */
function findPage({ method, originalUrl, headers }: Parameters<Middleware>[0]): string {
  if (method !== 'POST') return readPath(originalUrl);
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/beheer';
  const { pathname, search } = new URL(referer);
  return readPath(pathname + search);
}

const ownPath = /^\/beheer(?:[/?]|$)/;
const maxPathLength = 200; // longer than any page's url; a stranger's would make a large mail

/** Returns /beheer for any other text than a url of /beheer: a forged link could lead elsewhere. */
export function readPath(text: string): string {
  const isAccepted = text.length <= maxPathLength && ownPath.test(text);
  return isAccepted ? text : '/beheer';
}

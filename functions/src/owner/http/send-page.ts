import type { OwnerResponse, Page } from '../owner-request.ts';
import { renderPage } from './render-page.tsx';

export function sendPage(response: OwnerResponse, page: Page): void {
  const { access } = response.locals; // undefined before `authenticate`
  const html = renderPage({
    ...page,
    url: page.url ?? removeConfirmation(response.req.originalUrl),
    hasMenu: access?.scopes.has('all') ?? false,
    pageKey: access && access.scopes.size > 0 ? access.pageKey : null,
  });
  response.status(page.status ?? 200).send(html);
}

function removeConfirmation(url: string): string {
  const own = url.replace(/^\/+/, '/'); // '//elsewhere' would be a url of another host
  return own.replace(/([?&])gedaan=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

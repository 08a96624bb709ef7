// The prerender's entry: one path in, one finished page out. Runs at build time only.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createFirestoreBackend } from './data/firestore/firestore-backend.ts';
import { composeListUrl } from './data/firestore/rest.ts';
import { findList, findPage } from './routes.tsx';

export type RenderedPage = {
  head: string;
  body: string;
};

/** Rejects on any error while rendering: a page that is not whole must not be published. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      {/* Live lists are shown as loading while prerendering, so nothing is read. */}
      <App backend={createFirestoreBackend()} />
    </StaticRouter>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0 || !html.includes('<h1')) {
    throw new Error(`${path} did not render`, { cause: errors[0] });
  }
  const { head, body } = splitHead(html);
  const list = findList(findPage(path));
  return { head: head + (list ? preloadList(list) : ''), body };
}

/** React puts the tags of <head> first in the string. Crawlers want them there, and hydration adopts them. */
export function splitHead(html: string): RenderedPage {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** The browser asks for the list while the app is on its way (data/firestore/rest.ts). */
function preloadList(list: 'reviews' | 'photos'): string {
  const url = import.meta.env.VITE_DATABASE === 'embedded' ? null : composeListUrl(list);
  if (!url) return '';
  return `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${url.replaceAll('&', '&amp;')}"/>`;
}

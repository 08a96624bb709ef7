// The prerender's entry: one address in, one finished page out. Runs at build time only.
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { connect } from '../backend/connection.ts';
import { createFirebaseBackend } from '../backend/firebase/firebase-backend.ts';
import { createRoutes } from './routes.tsx';
import { Site } from './site.tsx';

export type RenderedPage = {
  /** The tags for <head>: title, description and so on. */
  head: string;
  /** What stands in #root. */
  body: string;
};

const origin = 'http://prerender.invalid';

/** Rejects on any error while rendering: a page that is not whole must not be published. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(path, origin)));
  if (context instanceof Response) throw new Error(`${path} redirects, and a page cannot`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Live lists are shown as loading while prerendering, so the backend is never asked.
  const connection = connect(createFirebaseBackend());

  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Site connection={connection}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0 || !html.includes('<h1')) {
    throw new Error(`${path} did not render`, { cause: errors[0] });
  }
  return splitHead(html);
}

/**
 * React puts the tags that belong in <head> first. They have to be moved there, so that crawlers
 * see them; hydration finds and adopts them there.
 */
export function splitHead(html: string): RenderedPage {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

// The prerender's entry: one path in, one finished page out. Runs at build time only.
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Photo } from 'shared/photo.ts';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { App } from './app.tsx';
import { createFirestoreBackend } from './data/firestore/firestore-backend.ts';
import { composeListUrl } from './data/firestore/rest.ts';
import { PhotoGrid } from './features/photos/photo-grid.tsx';
import { findList, findPage } from './routes.tsx';

export type RenderedPage = {
  head: string;
  body: string;
};

/** `firstItem`: what first-items.ts copies on a page with a live list. */
export type RenderPage = (path: string) => Promise<RenderedPage & { firstItem: string }>;

/** Rejects on any error while rendering: a page that is not whole must not be published. */
export const renderPage: RenderPage = async (path) => {
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
  return {
    head: head + (list ? preloadList(list) : ''),
    body,
    firstItem: list ? renderToStaticMarkup(firstItems[list]) : '',
  };
};

const longText = '\n'.repeat(15);
const review: Review = {
  documentName: '',
  name: '',
  review: longText,
  stars: 5,
  date: '2000/01/01',
  reply: longText,
};
const file = { width: 4, height: 3, color: '#ffffff' };
const photo: Photo = { documentName: '', src: '', alt: '', file };

/** With all that an item can have: first-items.ts takes out what one has not. */
const firstItems = {
  reviews: (
    <li className="stack">
      <ReviewCard review={review} />
    </li>
  ),
  photos: <PhotoGrid photos={[photo]} onOpen={() => {}} />,
};

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

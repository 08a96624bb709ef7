import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Photo } from 'shared/photo.ts';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { findList } from '../content/site-map.ts';
import { composeListUrl } from '../data/firestore/fetch-documents.ts';
import { createFirestoreBackend } from '../data/firestore/firestore-backend.ts';
import { PhotoGrid } from '../features/photos/photo-grid.tsx';
import { findPage } from '../routes.tsx';
import { App } from './app.tsx';

export type RenderedPage = {
  head: string;
  body: string;
};

export type RenderPage = (path: string) => Promise<RenderedPage & { firstItem: string }>;

/** Rejects on any error while rendering: an incomplete page must not be published. */
export const renderPage: RenderPage = async (path) => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const rendered = await prerender(
    <StaticRouter location={path}>
      {/* Prerendering runs no effects: the backend sends no request, and a list stays loading. */}
      <App backend={createFirestoreBackend()} />
    </StaticRouter>,
    { onError },
  );
  const html = await new Response(rendered.prelude).text();
  const isComplete = errors.length === 0 && html.includes('<h1');
  if (!isComplete) {
    throw new Error(`${path} did not render`, { cause: errors[0] });
  }
  const page = splitHead(html);
  const pageName = findPage(path);
  const list = findList(pageName);
  if (!list) return { ...page, firstItem: '' };
  return {
    head: page.head + preloadList(list),
    body: page.body,
    firstItem: renderToStaticMarkup(firstItems[list]),
  };
};

const sampleReview: Review = {
  documentName: '',
  name: '',
  review: '',
  stars: 5,
  date: '2000/01/01',
  reply: ' ',
};
const samplePhoto: Photo = {
  documentName: '',
  src: '',
  alt: '',
  file: { width: 4, height: 3, color: '#ffffff' },
};

/** Samples with every optional field: first-items.ts removes or empties what an item lacks. */
const firstItems = {
  reviews: (
    <li className="stack">
      <ReviewCard review={sampleReview} />
    </li>
  ),
  photos: <PhotoGrid photos={[samplePhoto]} onOpen={() => {}} />,
};

/** Moves title, meta and link tags to the head, for crawlers. Hydration finds them there. */
export function splitHead(html: string): RenderedPage {
  const tags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;
  const head = tags.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  return { head, body };
}

function preloadList(list: 'reviews' | 'photos'): string {
  const url = composeListUrl(list).replaceAll('&', '&amp;');
  return `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${url}"/>`;
}

// The prerender's entry: one address in, one finished page out. Runs at build time only.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { connect } from '../backend/connection.ts';
import { createFirebaseBackend } from '../backend/firebase/firebase-backend.ts';
import { composeFirstQuestion } from '../backend/firebase/first-question.ts';
import type { Question } from '../backend/firebase/plain-question.ts';
import { type AnyPage, findList, findPage, loadPage } from './routes.tsx';
import { Site } from './site.tsx';

export type RenderedPage = {
  /** The tags for <head>: title, description and so on. */
  head: string;
  /** What stands in #root. */
  body: string;
  /** What the page asks the database while its code is on the way. */
  question: Question | null;
};

/** Rejects on any error while rendering: a page that is not whole must not be published. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = findPage(path);
  await loadPage(page);
  // Live lists are shown as loading while prerendering, so the backend is never asked.
  const connection = connect(createFirebaseBackend());

  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Site
      connection={connection}
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0 || !html.includes('<h1')) {
    throw new Error(`${path} did not render`, { cause: errors[0] });
  }
  return { ...splitHead(html), question: chooseQuestion(page) };
}

/**
 * React puts the tags that belong in <head> first. They have to be moved there, so that crawlers
 * see them; hydration finds and adopts them there.
 */
export function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

function chooseQuestion(page: AnyPage): Question | null {
  const list = findList(page);
  return list && import.meta.env.VITE_DATABASE !== 'embedded' ? composeFirstQuestion(list) : null;
}

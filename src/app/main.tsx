// The browser's entry: brings the prerendered page to life.
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chooseBackend } from '../backend/choose-backend.ts';
import { connect } from '../backend/connection.ts';
import { nextTask } from '../backend/next-task.ts';
import { tagManagerId } from '../backend/settings.ts';
import '../styles/index.css';
import { consent } from './consent.ts';
import { startPrefetching } from './prefetch.ts';
import { fetchPage, findList, findPage, isReadable } from './routes.tsx';
import './shared-parts.ts';
import { Site } from './site.tsx';
import { SiteRouter } from './site-router.tsx';
import { addWholeStyle } from './whole-style.ts';

async function start() {
  if (tagManagerId) consent.start(tagManagerId);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // In steps of less than 50 ms on a slow phone, so that the visitor never waits for us.
  await nextTask();
  const backend = await chooseBackend();
  const page = findPage(window.location.pathname);
  const connection = connect(backend);
  const list = findList(page);
  // Connects now, and lets go: within seconds the page's own subscription takes over.
  if (list) connection[list].subscribe(() => {})();
  await nextTask();
  // Hydrating before the page's own chunk is here would draw the page a second time.
  const isWhole = await fetchPage(page);
  // Without its code a page of text still reads well, and its links open documents.
  if (!isWhole && isReadable(page)) return;

  startPrefetching(backend, page);
  await nextTask();
  addWholeStyle();
  await nextTask();
  const site = <Site connection={connection} Router={SiteRouter} />;
  // As a transition, so that it steps aside for what the visitor does meanwhile.
  if (isWhole) startTransition(() => void hydrateRoot(root, site));
  else drawAnew(root, site);
}

/** The error page, in place of a form or a list that can never come to life. */
function drawAnew(root: HTMLElement, site: ReactNode): void {
  root.replaceChildren();
  createRoot(root).render(site);
}

void start();

import './styles/index.css'; // before those of the components, which may say otherwise
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { consent } from './analytics/consent.ts';
import { App } from './app.tsx';
import { siteMap } from './content/site-map.ts';
import type { Backend } from './data/backend.ts';
import { createFirestoreBackend } from './data/firestore/firestore-backend.ts';
import { tagManagerId } from './data/settings.ts';
import { keepVisit } from './redraw.ts';
import { findPage } from './routes.tsx';

async function start() {
  if (tagManagerId) consent.start(tagManagerId);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = findPage(location.pathname);
  // '/b%26b' is '/b&b' to the server and to the router's pages, but not to <NavLink>.
  if (page && location.pathname !== siteMap[page].path) {
    history.replaceState(history.state, '', siteMap[page].path + location.search + location.hash);
  }
  const backend = await createBackend();
  const restoreVisit = keepVisit(root);
  // As a transition, so that it steps aside for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <App backend={backend} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          restoreVisit();
          reportError(error);
        },
      },
    );
  });
}

/** The condition is a constant: only one of the two is shipped. */
async function createBackend(): Promise<Backend> {
  if (import.meta.env.VITE_DATABASE !== 'embedded') return createFirestoreBackend();
  const { createEmbeddedBackend } = await import('./data/embedded/embedded-backend.ts');
  return createEmbeddedBackend();
}

void start();

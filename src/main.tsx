import './styles/index.css'; // before the components' styles, which may override it
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
  // Corrects a url such as '/b%26b': server and router accept it for '/b&b', <NavLink> does not.
  if (page && location.pathname !== siteMap[page].path) {
    history.replaceState(history.state, '', siteMap[page].path + location.search + location.hash);
  }
  const backend = await createBackend();
  const restoreVisit = keepVisit(root);
  // In a transition, hydration yields to the visitor's input.
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

/** The condition is constant at build time, so the bundle contains one backend only. */
async function createBackend(): Promise<Backend> {
  if (import.meta.env.VITE_DATABASE !== 'embedded') return createFirestoreBackend();
  const { createEmbeddedBackend } = await import('./data/embedded/embedded-backend.ts');
  return createEmbeddedBackend();
}

void start();

import '../styles/index.css'; // before the components' styles, which may override it
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followConsent } from '../analytics/consent.ts';
import { siteMap } from '../content/site-map.ts';
import { createFirestoreBackend } from '../data/firestore/firestore-backend.ts';
import { tagManagerId } from '../data/settings.ts';
import { keepTyped } from '../forms/draft.ts';
import { findPage } from '../routes.tsx';
import { App } from './app.tsx';
import { watchRedraw } from './redraw.ts';

function start() {
  keepTyped();
  const page = findPage(location.pathname);
  if (page && location.pathname !== siteMap[page].path) {
    // Hosting serves another document for a url such as '/contact//', and React would redraw it.
    location.replace(siteMap[page].path + location.search + location.hash);
    return;
  }
  if (tagManagerId) followConsent(tagManagerId);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const backend = createFirestoreBackend();
  const replaceHead = watchRedraw(root);
  // In a transition, hydration yields to the visitor's input.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <App backend={backend} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          replaceHead();
          reportError(error);
        },
      },
    );
  });
}

start();

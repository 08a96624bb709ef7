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
import { prepareHeadCleanup } from './redraw.ts';

function start() {
  keepTyped(); // an error of hydration would redraw the forms
  const page = findPage(location.pathname);
  const hasOtherSpelling = page && location.pathname !== siteMap[page].path;
  if (hasOtherSpelling) {
    // Hosting serves another document for a url such as '/contact//', and React would redraw it.
    location.replace(siteMap[page].path + location.search + location.hash);
    return;
  }
  if (tagManagerId) followConsent(tagManagerId);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const backend = createFirestoreBackend();
  const removeHeadIfRedrawn = prepareHeadCleanup(root);
  // In a transition, hydration yields to the visitor's input.
  startTransition(() => {
    hydrateRoot(
      root,
      // With transitions, Back would not restore the scroll position (0018).
      <BrowserRouter useTransitions={false}>
        <App backend={backend} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          removeHeadIfRedrawn();
          reportError(error);
        },
      },
    );
  });
}

start();

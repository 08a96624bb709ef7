// The browser's entry: brings the prerendered page to life.
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { chooseBackend } from '../backend/choose-backend.ts';
import { connect } from '../backend/connection.ts';
import { settings } from '../backend/settings.ts';
import '../styles/index.css';
import { consent } from './consent.ts';
import { startPrefetching } from './prefetch.ts';
import { createRoutes, loadPage } from './routes.tsx';
import { Site } from './site.tsx';

async function start() {
  if (settings.tagManagerId) consent.start(settings.tagManagerId);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const connection = connect(await chooseBackend());
  const routes = createRoutes();
  // Hydrating before the page's own chunk is here would draw the page a second time.
  await loadPage(routes, window.location.pathname);
  // Hydration data, though there is none: without it the router would scroll to the top, and a
  // visitor may have scrolled on already.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  hydrateRoot(
    root,
    <Site connection={connection}>
      <RouterProvider router={router} />
    </Site>,
  );
  startPrefetching();
}

void start();

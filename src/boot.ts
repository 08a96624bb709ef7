// The only script in a page: scripts/build/prerender.ts compiles it into every one, with the urls of the app and of
// the page's own chunk in `data-app`, and firebase.json allows it by its hash. The app comes when the first
// view is painted: any earlier it would hold that up.
import { keepMissedView } from './analytics/missed-views.ts';
import { mayReload } from './navigation-type.ts';

const urls = document.currentScript?.dataset.app?.split(' ') ?? [];
// Not from data/settings.ts, which would bring the salon's facts into every page.
const isMeasuring = Boolean(import.meta.env.VITE_GTM_ID);

// Here, because a visitor may leave before any other script has come.
if (isMeasuring) addEventListener('pagehide', keepMissedView);

new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  Promise.all(urls.map(download))
    .then(() => Promise.all(urls.map((url) => import(/* @vite-ignore */ url))))
    .catch(reloadOnce);
}).observe({ type: 'paint', buffered: true });

/** Most browsers never ask again for a module that did not come: a form would stay dead. */
async function download(url: string): Promise<unknown> {
  const response = await fetch(url, { priority: 'low' }).catch(() => null);
  if (response && response.status < 500) return response.blob();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return download(url);
}

/** The page was kept from before a deployment, and its files are gone. */
function reloadOnce(): void {
  if (!mayReload()) return;
  // The visitor opens the page once: the view is that of the document to come.
  if (isMeasuring) removeEventListener('pagehide', keepMissedView);
  location.reload();
}

// In every page, as a script of its own: scripts/build/prerender.ts compiles it into every one, with the url of the app in
// `data-app`, and firebase.json allows it by its hash.
import { keepTyped } from './forms/draft.ts';

const app = document.currentScript?.dataset.app ?? '';

// The app comes when the first view is painted: any earlier it would hold that up.
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  import(/* @vite-ignore */ app).catch(reloadOnce);
}).observe({ type: 'paint', buffered: true });

/** Most browsers never ask again for a module that did not come; after a deployment a new document names another. */
function reloadOnce() {
  addEventListener('pagehide', keepTyped); // the app is not there to keep it
  const [navigation] = performance.getEntriesByType('navigation');
  if (Reflect.get(navigation ?? {}, 'type') === 'reload') return;
  // Without a connection the browser's own error page would come in place of ours.
  if (!navigator.onLine) return addEventListener('online', reloadOnce, { once: true });
  location.reload();
}

// scripts/build/prerender.ts inlines it in every page, with the urls of the app and its stylesheet.
import { keepTyped } from './forms/draft.ts';

const { app = '', style = '' } = document.currentScript?.dataset ?? {};

// The app comes when the first view is painted: any earlier it would hold that up.
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  // All of the style: this page has only what it shows itself.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
  link.onerror = reloadOnce;
  document.head.append(link);
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

// scripts/build/prerender.ts inlines it in every page, with the urls of the app and its stylesheet.
import { reloadForCode, reloadOnce } from './data/reload-once.ts';
import { keepTyped } from './forms/draft.ts';

const { app = '', style = '' } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
let isStarted = false;

addEventListener('pagehide', keepTyped); // until the app is there to keep it

// The app comes when the first view is painted: any earlier it would hold that up.
// A browser without paint entries starts the app just after the frame that follows `load`.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 300)));
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });

function start() {
  if (isStarted) return;
  isStarted = true;
  // All of the style: this page has only what it shows itself.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
  link.onerror = reloadOnce;
  document.head.append(link);
  const lateTimer = setTimeout(showWithoutApp, 18_000);
  import(/* @vite-ignore */ app).then(() => {
    clearTimeout(lateTimer);
    removeEventListener('pagehide', keepTyped);
    delete root.dataset.withoutApp;
  }, retry);
}

function retry() {
  if (!reloadForCode()) showWithoutApp();
}

/** The page shows what it shows without a script, in place of what is dead (styles/shared.css). */
function showWithoutApp() {
  root.dataset.withoutApp = '';
}

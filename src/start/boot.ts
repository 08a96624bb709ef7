// scripts/build/page-template.ts inlines this script in every page, with the url of the app.

import { handleChoice, loadChoice } from '../analytics/consent-choice.ts';
import { keepTyped } from '../forms/draft.ts';
import { reloadOnce } from './reload-once.ts';

const { app = '' } = document.currentScript?.dataset ?? {};
let isStarted = false;

loadChoice();
addEventListener('click', handleChoice);

addEventListener('pagehide', keepTyped);

// Starts the app after the first paint, or after `load` in a browser that reports no paint.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 300)));
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });

function start() {
  if (isStarted) return;
  isStarted = true;
  import(/* @vite-ignore */ app).then(() => removeEventListener('pagehide', keepTyped), retry);
}

/** After a second failure, shows the page as if scripts were off (styles/states.css). */
async function retry() {
  if (!(await reloadOnce())) document.documentElement.dataset.withoutApp = '';
}

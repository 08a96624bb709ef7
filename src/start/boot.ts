// scripts/build/page-template.ts inlines this script in every page, with the url of the app.

import { handleChoice, loadChoice } from '../analytics/consent-choice.ts';
import { keepTyped } from '../forms/draft.ts';
import { reloadOnce } from './reload-once.ts';

const app = document.currentScript?.dataset.app ?? '';
let isStarted = false;

loadChoice();
addEventListener('click', handleChoice);

addEventListener('pagehide', keepTyped);

// Starts the app after the first paint, or after `load` in a browser that reports no paint.
addEventListener('load', startAfterPaint);
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });

function startAfterPaint() {
  requestAnimationFrame(() => setTimeout(start, 300));
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  try {
    await import(/* @vite-ignore */ app);
    removeEventListener('pagehide', keepTyped);
  } catch {
    await retry();
  }
}

/** After a second failure, shows the page as if scripts were off (styles/states.css). */
async function retry() {
  const isReloading = await reloadOnce();
  if (!isReloading) document.documentElement.dataset.withoutApp = '';
}

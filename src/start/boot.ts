// scripts/build/page-template.ts inlines this script in every page, with the url of the app.

import { handleChoice, loadChoice } from '../analytics/consent-choice.ts';
import { keepTyped } from '../forms/draft.ts';
import { reloadOnce } from './reload-once.ts';

const appUrl = document.currentScript?.dataset.app ?? '';
let isStarted = false;

loadChoice();
addEventListener('click', handleChoice);

addEventListener('pagehide', keepTyped); // until the app keeps the texts itself

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
    await import(/* @vite-ignore */ appUrl);
    removeEventListener('pagehide', keepTyped);
  } catch {
    await retry();
  }
}

/** Offline, or after a reload, shows the page as if scripts were off (styles/states.css). */
async function retry() {
  const isReloading = await reloadOnce();
  if (!isReloading) document.documentElement.dataset.withoutApp = '';
}

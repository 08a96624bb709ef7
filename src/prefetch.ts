// The code of the next page is fetched before the click: of a page that a visitor points at, touches or
// focuses a link to, and of all pages when there is nothing else to do. What reads a list is larger than
// the whole app, so that only comes with the intent to open one.

import { pageNames } from './content/site-map.ts';
import type { Backend } from './data/backend.ts';
import { findList, findPage, pages } from './routes.tsx';

export function startPrefetching(
  backend: Pick<Backend, 'prepareToWatch' | 'prepareToAddReview'>,
): void {
  function prefetch({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    // Without a connection it could only fail.
    if (!navigator.onLine || link?.origin !== location.origin) return;
    const page = findPage(link.pathname);
    pages[page].preload().catch(ignore);
    if (findList(page)) backend.prepareToWatch();
    if (page === 'writeReview') backend.prepareToAddReview();
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { capture: true, passive: true });
  }
  if (!savesData()) whenIdle(() => pageNames.map((name) => pages[name].preload().catch(ignore)));
}

/** Whoever opens the page is told. */
function ignore(): void {}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Whether the visitor asked the browser to be sparing. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Chromium's own
  return connection?.saveData === true;
}

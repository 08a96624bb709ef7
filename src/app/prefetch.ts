// The next page's code is here before the click: at the first sign that a visitor wants a page, and
// for all pages while a page of text comes to life, or when a form or a list has nothing else to do.
// What reads a list is as large as the whole app, and what stores a review half of that, so these come
// at a sign only: most visitors never need them.
import type { Backend } from '../backend/backend.ts';
import { settings } from '../backend/settings.ts';
import { pageNames } from '../content/site-map.ts';
import { type AnyPage, fetchPage, findList, findPage, isReadable } from './routes.tsx';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Tells which page of ours the visitor points at, touches or comes to by keyboard. */
export function onSign(tell: (page: AnyPage) => void): () => void {
  function look({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    // Without a connection it could only fail.
    if (!navigator.onLine || link?.origin !== window.location.origin) return;
    tell(findPage(link.pathname));
  }
  for (const sign of signs) {
    document.addEventListener(sign, look, { capture: true, passive: true });
  }
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look, { capture: true });
  };
}

/** `current`: the page that is coming to life. */
export function startPrefetching(
  backend: Pick<Backend, 'prepareToWatch' | 'prepareToAddReview'>,
  current: AnyPage,
): void {
  onSign((page) => {
    void fetchPage(page);
    // A page of text never fetches App Check.
    if (settings.appCheckKey && isReadable(current)) return;
    if (findList(page)) backend.prepareToWatch();
    if (page === 'writeReview') backend.prepareToAddReview();
  });
  if (!savesData()) void prefetchAll(isReadable(current) ? Promise.resolve() : whenIdle());
}

/** All at the same time: one after the other would be a dozen round trips. */
async function prefetchAll(start: Promise<unknown>): Promise<void> {
  await start;
  await Promise.all(pageNames.map(fetchPage));
}

function whenIdle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}

/** Whether the visitor asked the browser to be sparing. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection'); // not in every browser
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

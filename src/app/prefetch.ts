// The next page's code is here before the click: at the first sign that a visitor wants a page, and
// for all pages once there is nothing else to do.
import { pageNames, siteMap } from '../content/site-map.ts';
import { prefetchPage } from './routes.tsx';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

export function startPrefetching(): void {
  for (const sign of signs) {
    document.addEventListener(sign, prefetchTarget, { capture: true, passive: true });
  }
  if (!savesData()) void prefetchAll();
}

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void prefetchPage(link.pathname);
}

async function prefetchAll(): Promise<void> {
  for (const name of pageNames) {
    await whenIdle();
    await prefetchPage(siteMap[name].path);
  }
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

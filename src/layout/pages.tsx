import { Activity, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { pageNames } from '../content/site-map.ts';
import { useBackend } from '../data/backend-context.tsx';
import { type AnyPage, findList, findPage, getPath, PageRoutes, pages } from '../routes.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageError } from './page-error.tsx';

/**
 * The page at this location and, out of sight, the one that the visitor means to open: a click then only has to
 * show it (docs/decisions/0010). React runs no effect of that one before it is shown.
 */
export function Pages({ location, page }: { location: Location; page: AnyPage }) {
  const intended = useIntendedPage(page);
  return [...new Set([page, intended])].map((name) => (
    <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
      <ErrorBoundary fallback={<PageError />}>
        <PageRoutes location={name === page ? location : getPath(name)} />
      </ErrorBoundary>
    </Activity>
  ));
}

const intents = ['pointerover', 'touchstart', 'focusin'];

/**
 * The page that the visitor means to open, once its code is loaded; until then, the one that is shown. The code
 * comes at a visitor's pointer, touch or focus on a link, and that of all pages when there is nothing else to do.
 * What reads a list is larger than the whole app, so that only comes with the intent to open one.
 */
function useIntendedPage(shown: AnyPage): AnyPage {
  const backend = useBackend();
  const [intent, setIntent] = useState({ from: shown, to: shown });

  useEffect(() => {
    function prefetch({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null;
      // Without a connection it could only fail.
      if (!navigator.onLine || link?.origin !== location.origin) return;
      const page = findPage(link.pathname);
      pages[page].preload().then(() => intend(page), ignore);
      if (findList(page)) backend.prepareToWatch();
      if (page === 'writeReview') backend.prepareToAddReview();
    }
    // The pointer tells of each part of a link that it comes over: the same intent is no change.
    function intend(to: AnyPage): void {
      setIntent((known) => (known.from === shown && known.to === to ? known : { from: shown, to }));
    }
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const event of intents) document.addEventListener(event, prefetch, options);
    return () => listening.abort();
  }, [shown, backend]);

  useEffect(() => {
    if (!savesData()) whenIdle(() => pageNames.map((name) => pages[name].preload().catch(ignore)));
  }, []);

  return intent.from === shown ? intent.to : shown;
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

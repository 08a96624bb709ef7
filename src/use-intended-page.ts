// The code of the next page is fetched before the click: of a page that a visitor points at, touches or
// focuses a link to, and of all pages when there is nothing else to do. What reads a list is larger than
// the whole app, so that only comes with the intent to open one.
import { useEffect, useState } from 'react';
import { pageNames } from './content/site-map.ts';
import { useBackend } from './data/backend-context.tsx';
import { type AnyPage, findList, findPage, pages } from './routes.tsx';

const intents = ['pointerover', 'touchstart', 'focusin'];

/** The page that the visitor means to open, once its code is loaded; until then, the one that is shown. */
export function useIntendedPage(shown: AnyPage): AnyPage {
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

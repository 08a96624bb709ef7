// Where a page is scrolled to: what the browser does between documents, for pages that are drawn.
import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPageView } from './page-views.ts';

/** Pixels from the top, by the key of the place in the history. */
type Positions = Record<string, number>;

const storageKey = 'scroll';

const positions = recall();

/** A new page starts at its top or at what its address points at; going back is going back. */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef<Location | null>(null);

  // Before the browser paints, so that the new page is never seen elsewhere first.
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = location;
    // The first page is the browser's own: the visitor may have scrolled on already.
    if (!previous || previous === location) return;
    const position = positions[location.key];
    if (!isPageView(previous, location)) {
      if (type === NavigationType.Push) showPlace(location.hash);
    } else if (type === NavigationType.Pop && position !== undefined) {
      window.scrollTo(0, position);
    } else if (!showPlace(location.hash)) {
      window.scrollTo(0, 0);
    }
  }, [location, type]);

  useLayoutEffect(() => {
    const note = () => {
      if (last.current) positions[last.current.key] = window.scrollY;
    };
    // Another document is the browser's again, and so is this one when it comes back from the cache.
    const leave = () => {
      keep();
      window.history.scrollRestoration = 'auto';
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    take();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
      leave();
    };
  }, []);
}

/** Scrolls to what the hash names; false where there is no such thing. */
function showPlace(hash: string): boolean {
  const place = hash && document.getElementById(hash.slice(1));
  if (!place) return false;
  place.scrollIntoView();
  return true;
}

function recall(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage only a page that is loaded anew forgets where the visitor was.
  }
}

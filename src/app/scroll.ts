import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { drawScreenFirst } from './first-frame.ts';
import { isPageView } from './page-views.ts';

/**
 * A new page starts at its top, or at what its address points at. Going back is the browser's: a page
 * is drawn before it looks where the visitor was.
 */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef<Location | null>(null);

  // Before the browser paints, so that the new page is never seen elsewhere first.
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = location;
    // The first page is the browser's too: the visitor may have scrolled on already.
    if (!previous || type === NavigationType.Pop || !isPageView(previous, location)) return;
    const place = location.hash && document.getElementById(location.hash.slice(1));
    if (place) {
      place.scrollIntoView();
    } else {
      drawScreenFirst();
      window.scrollTo(0, 0);
    }
  }, [location, type]);
}

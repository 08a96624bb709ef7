import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { pushPageView } from '../backend/analytics.ts';

/** One page view per navigation, pushed when the new page and its title are in place. */
export function usePageViews(): void {
  const location = useLocation();
  const last = useRef<Location | null>(null);

  useEffect(() => {
    if (isPageView(last.current, location)) {
      pushPageView(location.pathname + location.search, document.title);
    }
    last.current = location;
  }, [location]);
}

/** A move within the page (another hash) is no page view; the same page asked for again is one. */
export function isPageView(previous: Location | null, next: Location): boolean {
  if (!previous) return true;
  if (previous === next) return false;
  const samePage = previous.pathname === next.pathname && previous.search === next.search;
  return !(samePage && previous.hash !== next.hash);
}

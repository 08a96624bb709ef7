import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pushPageView } from '../analytics/analytics.ts';
import { Announcement } from '../ui/announcement.tsx';

/**
 * Does what the browser does when it opens a document: a new page starts at its top, the keyboard goes on
 * from there, and a screen reader says which page it is. Going back is the browser's own: React draws
 * the page within the event, before the browser looks where the visitor was.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState('');
  const announced = useRef<Location | null>(null);

  // Before the browser paints, so that the new page is never seen elsewhere first.
  useLayoutEffect(() => {
    if (!announced.current || type === NavigationType.Pop) return; // the browser's
    if (!isPageView(announced.current, location, type)) return;
    const target = findTarget(location);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, type]);

  useEffect(() => {
    const previous = announced.current;
    announced.current = location;
    if (findTarget(location)) dropHash();
    if (!isPageView(previous, location, type)) return;
    pushPageView(location.pathname + location.search, document.title);
    if (!previous) return; // the first page is the browser's
    // Going back to a place within a page, the browser still takes the focus away.
    const timer = setTimeout(() => {
      // A part of the page may have put it where the visitor wants to be.
      const isPlaced = document.getElementById('inhoud')?.contains(document.activeElement);
      if (!isPlaced) focusStart(findTarget(location));
      setTitle(document.title);
    });
    return () => clearTimeout(timer);
  }, [location, type]);

  return <Announcement>{title}</Announcement>;
}

/** A place to go to is not where the visitor stays: on the way back, Chromium would go to it again. */
function dropHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** A move within the page is no page view; the same page asked for again, from its top, is one. */
function isPageView(previous: Location | null, next: Location, type: NavigationType): boolean {
  if (!previous) return true;
  if (previous === next) return false;
  if (previous.pathname !== next.pathname || previous.search !== next.search) return true;
  if (type === NavigationType.Pop) return false;
  return previous.hash === next.hash || (type === NavigationType.Push && !next.hash);
}

/** What the hash points at. */
function findTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function focusStart(target: HTMLElement | null): void {
  const start = (target ?? document).querySelector<HTMLElement>('h1, h2, h3') ?? target;
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pushPageView } from '../analytics/analytics.ts';
import { Announcement } from '../ui/announcement.tsx';

type Move = {
  previous: RefObject<Location | null>; // null on the first page, which the browser opened
  location: Location;
  type: NavigationType;
};

/** Does what a browser does for a new document: it starts at its top, and a screen reader says its title. */
export function RouteAnnouncer() {
  const previous = useRef<Location | null>(null);
  const move = { previous, location: useLocation(), type: useNavigationType() };
  useScroll(move);
  return <Announcement>{usePageView(move)}</Announcement>;
}

/**
 * Scrolls to the start of a new page before it is painted. Going back is left to the browser: React
 * draws the page within the event, before the browser restores the visitor's place.
 */
function useScroll({ previous, location, type }: Move): void {
  useLayoutEffect(() => {
    if (!previous.current || type === NavigationType.Pop) return;
    if (!isPageView(previous.current, location, type)) return;
    const target = findTarget(location);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [previous, location, type]);
}

/** Counts each page view, moves the focus to its start, and returns the title to announce. */
function usePageView({ previous, location, type }: Move): string {
  const [title, setTitle] = useState('');

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (findTarget(location)) dropHash();
    if (!isPageView(from, location, type)) return;
    pushPageView(location.pathname + location.search, document.title);
    if (!from) return;
    // Going back to a place within a page, the browser still takes the focus away.
    const timer = setTimeout(() => {
      // A part of the page may have put it where the visitor wants to be.
      const isPlaced = document.getElementById('inhoud')?.contains(document.activeElement);
      if (!isPlaced) focusStart(findTarget(location));
      setTitle(document.title);
    });
    return () => clearTimeout(timer);
  }, [previous, location, type]);

  return title;
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

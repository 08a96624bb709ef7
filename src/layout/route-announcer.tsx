import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { pushPageView } from '../analytics/analytics.ts';
import { Announcement } from '../ui/announcement.tsx';

type Move = {
  previous: RefObject<Location | null>; // null on the first page, which the browser loaded
  location: Location;
  type: NavigationType;
};

/** Scrolls, moves the focus and announces the title, because a navigation loads no document. */
export function RouteAnnouncer({ title }: { title: string }) {
  const previous = useRef<Location | null>(null);
  const move = { previous, location: useLocation(), type: useNavigationType() };
  useScroll(move);
  const announced = usePageView(move, title);
  return <Announcement>{announced}</Announcement>;
}

/** The last scroll position of each url that has a hash. */
const positions = new Map<string, number>();

/**
 * Scrolls a new page to its start or its hash before it is painted. When the visitor goes back, the
 * browser restores the scroll position, because React draws the page within `popstate`. But
 * Chromium jumps to a hash, so the position of a url with a hash is restored after that jump.
 */
function useScroll({ previous, location, type }: Move): void {
  useLayoutEffect(() => {
    const from = previous.current;
    if (!from || !isPageView(from, location, type)) return;
    if (type === NavigationType.Pop) restorePosition(location);
    else scrollToStart(location);
  }, [previous, location, type]);

  useEffect(() => {
    if (!location.hash) return;
    const url = createPath(location);
    const keepPosition = () => {
      positions.set(url, window.scrollY);
    };
    window.addEventListener('scroll', keepPosition);
    return () => window.removeEventListener('scroll', keepPosition);
  }, [location]);
}

function restorePosition(location: Location): void {
  const url = createPath(location);
  const top = positions.get(url);
  if (top !== undefined) requestAnimationFrame(() => window.scrollTo(0, top));
}

function scrollToStart(location: Location): void {
  const target = findTarget(location);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Reports each page view, focuses the page's start, and returns the title to announce. */
function usePageView({ previous, location, type }: Move, title: string): string {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const from = previous.current;
    previous.current = location; // after the layout effect of useScroll has read the previous one
    if (!isPageView(from, location, type)) return;
    pushPageView(location.pathname + location.search, title);
    if (!from) return; // the browser announces the first page
    // A timer, because the browser moves the focus itself on going back to a url with a hash.
    const timer = setTimeout(() => {
      // Leaves the focus alone if a part of the page has already focused an element.
      const content = document.getElementById('inhoud');
      const hasFocus = content?.contains(document.activeElement);
      if (!hasFocus) focusStart(findTarget(location));
      setAnnounced(title);
    });
    return () => clearTimeout(timer);
  }, [previous, location, type, title]);

  return announced;
}

/** A jump within a page is not a page view. Requesting the same page again is one. */
function isPageView(previous: Location | null, next: Location, type: NavigationType): boolean {
  if (!previous) return true;
  if (previous === next) return false; // an effect that runs again
  const isOtherPage = previous.pathname !== next.pathname || previous.search !== next.search;
  if (isOtherPage) return true;
  if (type === NavigationType.Pop) return false;
  const isSameUrl = previous.hash === next.hash;
  const isLinkWithoutHash = type === NavigationType.Push && !next.hash;
  return isSameUrl || isLinkWithoutHash;
}

function findTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function focusStart(target: HTMLElement | null): void {
  const area = target ?? document;
  const heading = area.querySelector<HTMLElement>('h1, h2, h3');
  const start = heading ?? target;
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

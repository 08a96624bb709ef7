import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { Announcement } from '../ui/announcement.tsx';
import { isPageView } from './page-views.ts';

/**
 * Does what the browser does when it opens a document: the keyboard goes on from the top of the new
 * page, and a screen reader says which page it is. The first page is the browser's own.
 */
export function Arrival() {
  const location = useLocation();
  const last = useRef<Location | null>(null);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const isArrival = last.current !== null && isPageView(last.current, location);
    last.current = location;
    if (!isArrival) return;
    // Going back to a place within a page, the browser still takes the focus away.
    const later = setTimeout(() => {
      focusStart(location.hash);
      setTitle(document.title);
    });
    return () => clearTimeout(later);
  }, [location]);

  return <Announcement>{title}</Announcement>;
}

/** What the address points at, or the heading. Where the page is scrolled to: scroll.ts. */
function focusStart(hash: string): void {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  const start = (place ?? document).querySelector<HTMLElement>('h1, h2, h3') ?? place;
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

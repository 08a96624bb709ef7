import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../ui/plain-click.ts';
import { findPage } from './routes.tsx';

/**
 * Links are plain `<a href>`: they work before the page has come to life, and cost nothing to draw.
 * From then on one listener takes those to our own pages; everything else is the browser's.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isOurs(link) || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // The same page again is no second step back.
      void navigate({ pathname, search, hash }, { replace: href === window.location.href });
    }

    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** A jump within the page is the browser's, and so is a file. */
function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    !link.getAttribute('href')?.startsWith('#') &&
    !link.target &&
    !link.hasAttribute('download') &&
    findPage(link.pathname) !== 'notFound'
  );
}

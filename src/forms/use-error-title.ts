import { useEffect } from 'react';

const prefix = 'Fout: ';

/** The title is the first thing that a screen reader says of a page, and stands in its tab. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      // On the way to another page it may be that page's title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}

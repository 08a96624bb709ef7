// Gives a list its last height while it loads again. The browser can restore a scroll position only
// on a page that is long enough.
import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';

type List = 'reviews' | 'photos';

/** Sets a custom property, which the list's CSS module uses while the list is loading. */
export function reserveHeight(list: List): void {
  const height = readTabStorage(`height-${list}`);
  if (height) document.documentElement.style.setProperty(`--${list}-height`, `${height}px`);
}

/** Returns a ref for a loaded list, which stores the list's height in this tab. */
export function keepHeight(list: List) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      writeTabStorage(`height-${list}`, element.offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

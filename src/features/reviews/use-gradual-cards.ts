import { type RefObject, useLayoutEffect } from 'react';

const perFrame = 6;

/**
 * All cards are in the page at once, and the browser lays out some more of them in each frame: all in
 * one would hold up a slow phone for 60 ms. What is on screen is never left out. Only for cards that
 * take the place of "loading": where a visitor comes back to, the page has to be as high as it was.
 */
export function useGradualCards(list: RefObject<HTMLElement | null>, isLate: boolean): void {
  useLayoutEffect(() => {
    if (!isLate || !list.current) return;
    const waiting = [...list.current.children].slice(perFrame);
    for (const card of waiting) card.toggleAttribute('data-later', true);
    let frame = requestAnimationFrame(goOn); // the one that shows the first of them
    function goOn() {
      frame = requestAnimationFrame(draw);
    }
    function draw() {
      for (const card of waiting.splice(0, perFrame)) card.removeAttribute('data-later');
      if (waiting.length > 0) goOn();
    }
    return () => cancelAnimationFrame(frame);
  }, [list, isLate]);
}

import { type PointerEvent, useRef } from 'react';

type Point = { clientX: number; clientY: number };

export type Direction = 'previous' | 'next';

const minWidth = 40; // CSS pixels

/** Returns the handlers of an element. They call `move` after a swipe. */
export function useSwipe(move: (direction: Direction) => void) {
  const start = useRef<Point | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // Neither zooming with two fingers nor moving around in a zoomed page is a swipe.
      const scale = window.visualViewport?.scale ?? 1;
      const maySwipe = event.isPrimary && scale <= 1.05;
      start.current = maySwipe ? event : null;
    },
    onPointerUp(event: PointerEvent) {
      const direction = start.current && readSwipe(start.current, event);
      start.current = null;
      if (direction) move(direction);
    },
  };
}

function readSwipe(start: Point, end: Point): Direction | null {
  const moved = end.clientX - start.clientX;
  const width = Math.abs(moved);
  const height = Math.abs(end.clientY - start.clientY);
  const isSwipe = width >= minWidth && width >= height * 1.5;
  if (!isSwipe) return null;
  return moved < 0 ? 'next' : 'previous';
}

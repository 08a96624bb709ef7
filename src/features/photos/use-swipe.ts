import { type PointerEvent, useRef } from 'react';

/** Sets `--drag`, so that the element follows the finger. Calls `onSwipe` after a swipe. */
export function useSwipe(onSwipe: (side: -1 | 1) => void) {
  const start = useRef<PointerEvent | null>(null);

  function follow({ currentTarget }: PointerEvent<HTMLElement>, x: number) {
    currentTarget.style.setProperty('--drag', `${x}px`);
  }
  function end(event: PointerEvent<HTMLElement>) {
    start.current = null;
    follow(event, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Neither zooming with two fingers nor moving around in a zoomed page is a swipe.
      if (!event.isPrimary || isEnlarged()) end(event);
      else if (event.pointerType !== 'mouse') start.current = event;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointerId !== event.pointerId) return;
      follow(event, event.clientX - start.current.clientX);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointerId !== event.pointerId) return;
      const side = readSwipe({
        x: event.clientX - start.current.clientX,
        y: event.clientY - start.current.clientY,
        duration: event.timeStamp - start.current.timeStamp,
      });
      end(event);
      if (side !== 0) onSwipe(side);
    },
    onPointerCancel: end,
  };
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}

/** The movement of a finger, in CSS pixels and milliseconds. */
type Drag = { x: number; y: number; duration: number };

/** Returns 1 for a swipe to the next photo, -1 for one to the previous, and 0 for no swipe. */
export function readSwipe({ x, y, duration }: Drag): -1 | 0 | 1 {
  const isSideways = Math.abs(x) > Math.abs(y) * 1.5;
  const isFar = Math.abs(x) >= 60 || (Math.abs(x) >= 24 && duration <= 250);
  if (!isSideways || !isFar) return 0;
  return x < 0 ? 1 : -1;
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells to which side one finger swept the element, which follows the finger by `--drag`. */
export function useSwipe(
  target: RefObject<HTMLElement | null>,
  onSwipe: (side: -1 | 1) => void,
): void {
  const swiped = useEffectEvent(onSwipe);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    let start: PointerEvent | null = null;

    function follow(x: number) {
      element?.style.setProperty('--drag', `${x}px`);
    }
    function end() {
      start = null;
      follow(0);
    }
    function begin(event: PointerEvent) {
      // A second finger pinches, and in an enlarged page a finger looks around.
      if (!event.isPrimary || isEnlarged()) end();
      else if (event.pointerType !== 'mouse') start = event;
    }
    function move(event: PointerEvent) {
      if (start?.pointerId === event.pointerId) follow(event.clientX - start.clientX);
    }
    function release(event: PointerEvent) {
      if (start?.pointerId !== event.pointerId) return;
      const side = readSwipe({
        x: event.clientX - start.clientX,
        y: event.clientY - start.clientY,
        duration: event.timeStamp - start.timeStamp,
      });
      end();
      if (side !== 0) swiped(side);
    }

    const options = { signal: listening.signal };
    element.addEventListener('pointerdown', begin, options);
    element.addEventListener('pointermove', move, options);
    element.addEventListener('pointerup', release, options);
    element.addEventListener('pointercancel', end, options);
    return () => listening.abort();
  }, [target]);
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}

/** A finger's way over the screen, in CSS pixels and milliseconds. */
export type FingerWay = { x: number; y: number; duration: number };

/** To which side a photo was swept: 1 for the next, -1 for the previous, 0 for neither. */
export function readSwipe({ x, y, duration }: FingerWay): -1 | 0 | 1 {
  const isSideways = Math.abs(x) > Math.abs(y) * 1.5;
  const isFar = Math.abs(x) >= 60 || (Math.abs(x) >= 24 && duration <= 250);
  if (!isSideways || !isFar) return 0;
  return x < 0 ? 1 : -1;
}

import { useSyncExternalStore } from 'react';

/**
 * Returns what `read` makes of the current time: a text, a number or a boolean. Draws the component
 * again when that changes. Returns null until hydration, because a prerendered page has no time.
 */
export function useClock<Value extends string | number | boolean | null>(
  read: (now: Date) => Value,
): Value | null {
  return useSyncExternalStore(
    followClock,
    () => read(new Date()),
    () => null,
  );
}

/** Browsers stop the timer of a hidden tab, so the clock also looks when a tab becomes visible. */
function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

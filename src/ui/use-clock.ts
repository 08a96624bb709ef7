import { useSyncExternalStore } from 'react';

/**
 * Returns the text that `read` makes of the current time, and draws the component again when it
 * changes. Returns null until hydration, because a prerendered page has no time.
 */
export function useClock(read: (now: Date) => string | null): string | null {
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

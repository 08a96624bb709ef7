// One shared subscription per collection: mounting and unmounting a listener quickly trips an assertion in the SDK.
import { type Page, timeouts, type Watch } from './backend.ts';

export type Live<T> =
  | { status: 'loading' }
  | ({ status: 'ready'; live: boolean } & Page<T>)
  | { status: 'failed' };

export type LiveList<T> = {
  subscribe: (listener: () => void) => () => void;
  read: () => Live<T>;
};

/** Milliseconds. `release`: how long a list without readers stays connected. Retries start over after `steady`. */
const waits = { release: 5_000, firstRetry: 8_000, longestRetry: 24_000, steady: 60_000 };

export function createLiveList<T>(watch: Watch<T>): LiveList<T> {
  const listeners = new Set<() => void>();
  let current: Live<T> = { status: 'loading' };
  let stop: (() => void) | null = null;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  function show(next: Live<T>) {
    current = next;
    for (const listener of listeners) listener();
  }

  function showFailure() {
    show(current.status === 'ready' ? { ...current, live: false } : { status: 'failed' });
  }

  function start() {
    let retrying: ReturnType<typeof setTimeout> | undefined;
    let backoff = waits.firstRetry;
    let waiting = setTimeout(showFailure, timeouts.read);
    let stopWatching = () => {};

    function connect() {
      clearTimeout(retrying);
      retrying = undefined;
      const connectedAt = Date.now();
      stopWatching = watch(
        (list) => {
          clearTimeout(waiting);
          if (list.live === undefined) waiting = setTimeout(showFailure, timeouts.read);
          show({ status: 'ready', ...list, live: list.live ?? navigator.onLine });
        },
        () => {
          // A refused listener never speaks again, so a new one has to ask.
          clearTimeout(waiting);
          showFailure();
          stopWatching();
          if (Date.now() - connectedAt > waits.steady) backoff = waits.firstRetry;
          retrying = setTimeout(connect, backoff);
          backoff = Math.min(backoff * 2, waits.longestRetry);
        },
      );
    }

    const retryAtOnce = () => {
      if (retrying) connect();
    };
    // The device knows before the SDK does.
    const showLost = () => {
      if (current.status === 'ready') showFailure();
    };

    connect();
    window.addEventListener('online', retryAtOnce);
    window.addEventListener('offline', showLost);
    return () => {
      window.removeEventListener('offline', showLost);
      window.removeEventListener('online', retryAtOnce);
      clearTimeout(waiting);
      clearTimeout(retrying);
      stopWatching();
    };
  }

  function release() {
    stop?.();
    stop = null;
    if (current.status === 'failed') current = { status: 'loading' };
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      clearTimeout(releasing);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) releasing = setTimeout(release, waits.release);
      };
    },
  };
}

// Loads a list by a plain request, then subscribes to it. Subscribes again if the listener ends.
import {
  type Batch,
  type ListSource,
  type Subscribe,
  type Subscription,
  timeouts,
} from './backend.ts';
import { isUnverified } from './with-token.ts';

export type Connection = {
  open: () => Promise<void>;
  retry: () => void;
  stop: () => void;
};

type ConnectionOptions<T> = {
  source: ListSource<T>;
  limit: Readonly<{ wanted: number; shown: number }>;
  onBatch: (batch: Batch<T>, isLive: boolean) => void;
  onLost: (reason?: unknown) => void;
};

/** Milliseconds. `lost` is not 0: a list may be `fromCache` briefly when it loses a document. */
const waits = { lost: 2_000, reopen: 30_000, asleep: 30_000 };

export function connectList<T>(options: ConnectionOptions<T>): Connection {
  const { source, limit, onBatch, onLost } = options;
  let subscribe: Subscribe<T> | null = null;
  let subscription: Subscription | null = null;
  let hiddenAt = Date.now();
  const controller = new AbortController();
  const { signal } = controller;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;

  function reportLossAfter(milliseconds: number) {
    clearTimeout(lostTimer);
    lostTimer = setTimeout(() => onLost(), milliseconds);
  }

  async function open() {
    clearTimeout(reopenTimer);
    reopenTimer = undefined;
    if (limit.shown === 0) reportLossAfter(timeouts.read);
    try {
      if (limit.shown < limit.wanted) {
        const batch = await source.fetchBatch(limit.wanted).catch(ignoreFault);
        if (batch && !signal.aborted && limit.shown < batch.limit) show(batch, false);
      }
      subscribe ??= await source.loadSubscribe();
      if (!signal.aborted) listen(subscribe);
    } catch (error) {
      end(error);
    }
  }

  /** Stops the timer of `onLost`: once the list is shown, the SDK may take longer to load. */
  function show(batch: Batch<T>, isLive: boolean) {
    clearTimeout(lostTimer);
    onBatch(batch, isLive);
  }

  /** Subscribes before ending the smaller listener: otherwise the SDK forgets its documents. */
  function listen(subscribe: Subscribe<T>) {
    const smaller = subscription;
    let isLive = false;
    reportLossAfter(timeouts.read);
    subscription = subscribe(limit.wanted, {
      onBatch(batch) {
        isLive = true;
        show(batch, true);
      },
      onLost() {
        if (isLive) reportLossAfter(waits.lost);
      },
      onError: end,
    });
    smaller?.unsubscribe();
  }

  /** Reports the loss and opens the list again later: a listener never resumes after an error. */
  function end(reason: unknown) {
    if (signal.aborted) return;
    clearTimeout(lostTimer);
    clearTimeout(reopenTimer);
    reopenTimer = setTimeout(open, waits.reopen);
    subscription?.unsubscribe();
    subscription = null;
    onLost(reason);
  }

  function tryAgain() {
    if (subscription) subscription.reconnect();
    else void open();
  }

  /** Reconnects after a phone slept: the SDK needs 35 s to notice that its connection is dead. */
  function wake() {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > waits.asleep) tryAgain();
  }

  // Once online again, opens a list that has no listener: the SDK only reconnects listeners.
  window.addEventListener('online', () => !subscription && void open(), { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  void open();

  return {
    open,
    retry() {
      // Reloads if the SDK failed to load: many browsers never request a failed module again.
      if (!subscribe && reopenTimer && navigator.onLine) location.reload();
      else tryAgain();
    },
    stop() {
      controller.abort();
      clearTimeout(lostTimer);
      clearTimeout(reopenTimer);
      subscription?.unsubscribe();
    },
  };
}

/** Throws a refusal again, because the listener would be refused too. */
function ignoreFault(error: unknown): null {
  if (isUnverified(error)) throw error;
  return null;
}

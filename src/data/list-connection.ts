// Connects one list: one plain request, then the SDK's listener, opened again when it ends.
import {
  type Batch,
  type ListSource,
  type Subscribe,
  type Subscription,
  timeouts,
} from './backend.ts';

export type Connection = {
  /** Reads the list at its present limit, and keeps it live. */
  open: () => Promise<void>;
  retry: () => void;
  stop: () => void;
};

type ConnectionOptions<T> = {
  source: ListSource<T>;
  /** How many documents are asked for, and how many the page was given at most. */
  limit: Readonly<{ wanted: number; shown: number }>;
  /** `isLive`: from the listener, and not from the plain request before it. */
  onBatch: (batch: Batch<T>, isLive: boolean) => void;
  onLost: () => void;
};

/** Milliseconds. A removal makes a list `fromCache` for a moment, without a loss. */
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
    lostTimer = setTimeout(onLost, milliseconds);
  }

  async function open() {
    clearTimeout(reopenTimer);
    reopenTimer = undefined;
    if (limit.shown === 0) reportLossAfter(timeouts.read);
    try {
      if (limit.shown < limit.wanted) {
        const batch = await source.fetchBatch(limit.wanted).catch(() => null);
        if (batch && !signal.aborted && limit.shown < batch.limit) show(batch, false);
      }
      subscribe ??= await source.loadSubscribe();
      if (!signal.aborted) listen(subscribe);
    } catch {
      end();
    }
  }

  /** While the SDK is on its way, nothing is lost of a list that is shown. */
  function show(batch: Batch<T>, isLive: boolean) {
    clearTimeout(lostTimer);
    onBatch(batch, isLive);
  }

  /** A smaller listener stops after the larger one began, so that the SDK keeps its documents. */
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

  /** A listener that ended with an error never speaks again. */
  function end() {
    if (signal.aborted) return;
    clearTimeout(lostTimer);
    clearTimeout(reopenTimer);
    reopenTimer = setTimeout(open, waits.reopen);
    subscription?.unsubscribe();
    subscription = null;
    onLost();
  }

  function tryAgain() {
    if (subscription) subscription.reconnect();
    else void open();
  }

  /** The SDK notices only after 35 s that a line died while the phone slept. */
  function wake() {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > waits.asleep) tryAgain();
  }

  // At `online` the SDK itself reconnects its listener.
  window.addEventListener('online', () => !subscription && void open(), { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  void open();

  return {
    open,
    retry() {
      // Browsers ask no second time for code that failed to load. A new document does.
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

// The connection of one list: one plain request, then the SDK's listener, opened again when it ends.
import { type Batch, type ListSource, timeouts, type Watch, type Watching } from './backend.ts';

export type Connection = {
  /** Reads the list at its present limit, and keeps it live. */
  open: () => Promise<void>;
  retry: () => void;
  stop: () => void;
};

type ConnectionOptions<T> = {
  source: ListSource<T>;
  getLimit: () => number;
  /** Whether the documents up to the limit are on the page. */
  isShown: () => boolean;
  onBatch: (batch: Batch<T>) => void;
  onLost: () => void;
};

/** Milliseconds. A removal makes a list `fromCache` for a moment, without a loss. */
const waits = { notice: 2_000, reopen: 30_000 };

export function connectList<T>(options: ConnectionOptions<T>): Connection {
  const { source, getLimit, isShown, onBatch, onLost } = options;
  let watch: Watch<T> | null = null;
  let watching: Watching | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;

  function reportLossAfter(milliseconds: number) {
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(onLost, milliseconds);
  }

  async function open() {
    clearTimeout(reopenTimer);
    reopenTimer = undefined;
    reportLossAfter(timeouts.read);
    try {
      if (!isShown()) {
        const batch = await source.fetchBatch(getLimit()).catch(() => null);
        if (batch && !signal.aborted && !isShown()) onBatch(batch);
      }
      watch ??= await source.loadWatch();
    } catch {
      end();
    }
    if (watch && !signal.aborted) listen(watch);
  }

  /** A smaller listener stops after the larger one began, so that the SDK keeps its documents. */
  function listen(watch: Watch<T>) {
    const smaller = watching;
    let isLive = false;
    watching = watch(getLimit(), {
      onBatch(batch) {
        isLive = true;
        clearTimeout(noticeTimer);
        onBatch(batch);
      },
      onLost() {
        if (isLive) reportLossAfter(waits.notice);
      },
      onError: end,
    });
    smaller?.stop();
  }

  /** A listener that ended with an error never speaks again. */
  function end() {
    if (signal.aborted) return;
    watching?.stop();
    clearTimeout(noticeTimer);
    onLost();
    reopenTimer = setTimeout(open, waits.reopen);
  }

  function reopen() {
    if (reopenTimer) void open();
  }

  window.addEventListener('online', reopen, { signal });
  void open();

  return {
    open,
    retry() {
      // Browsers ask no second time for code that did not come. A new document does.
      if (!watch && navigator.onLine) location.reload();
      else if (reopenTimer) void open();
      else watching?.reconnect();
    },
    stop() {
      stopping.abort();
      clearTimeout(noticeTimer);
      clearTimeout(reopenTimer);
      watching?.stop();
    },
  };
}

// One shared subscription per list: mounting and unmounting a listener quickly trips an assertion in the SDK.
import { useDeferredValue, useSyncExternalStore } from 'react';
import { type Batch, type ListSource, timeouts, type Watch, type Watching } from './backend.ts';

export type ListState<List> =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `isLost`: it is no longer live, and the visitor is told. */
  | { status: 'ready'; list: List; isLost: boolean };

export type LiveList<List> = {
  subscribe: (reader: () => void) => () => void;
  getState: () => ListState<List>;
  update: (change: (list: List) => List) => void;
  retry: () => void;
};

/** Milliseconds. A removal makes a list `fromCache` for a moment, which is no news. */
const waits = { release: 5_000, notice: 2_000, reopen: 30_000 };

export function createLiveList<Item, List>(
  { fetchFirstBatch, loadWatch }: ListSource<Item>,
  merge: (batch: Batch<Item>, known: List | null) => List,
): LiveList<List> {
  const readers = new Set<() => void>();
  let current: ListState<List> = { status: 'loading' };
  let watch: Watch<Item> | null = null;
  let connection: ReturnType<typeof connect> | null = null;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  function show(next: ListState<List>) {
    current = next;
    for (const reader of readers) reader();
  }

  function showBatch(batch: Batch<Item>) {
    const known = current.status === 'ready' ? current.list : null;
    show({ status: 'ready', list: merge(batch, known), isLost: false });
  }

  function showLost() {
    show(current.status === 'ready' ? { ...current, isLost: true } : { status: 'failed' });
  }

  function connect() {
    let watching: Watching | null = null;
    const stopping = new AbortController();
    const { signal } = stopping;
    let telling: ReturnType<typeof setTimeout> | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;

    function showLostAfter(milliseconds: number) {
      clearTimeout(telling);
      telling = setTimeout(showLost, milliseconds);
    }

    async function open() {
      clearTimeout(reopening);
      reopening = undefined;
      showLostAfter(timeouts.read);
      try {
        if (!watch && current.status !== 'ready') {
          const first = await fetchFirstBatch().catch(() => null);
          if (first && !signal.aborted) showBatch(first);
        }
        watch ??= await loadWatch();
      } catch {
        end();
      }
      if (!watch || signal.aborted) return;
      watching = watch({
        onBatch(batch) {
          clearTimeout(telling);
          showBatch(batch);
        },
        onLost: () => showLostAfter(waits.notice),
        onError: end,
      });
    }

    // A listener that ended with an error never speaks again.
    function end() {
      if (signal.aborted) return;
      watching?.stop();
      clearTimeout(telling);
      showLost();
      reopening = setTimeout(open, waits.reopen);
    }

    function reopen() {
      if (reopening) void open();
    }

    function stop() {
      stopping.abort();
      clearTimeout(telling);
      clearTimeout(reopening);
      watching?.stop();
    }

    function retry() {
      // Browsers ask no second time for code that did not come. A new document does.
      if (!watch && navigator.onLine) location.reload();
      else if (reopening) void open();
      else watching?.reconnect();
    }

    window.addEventListener('online', reopen, { signal });
    void open();
    return { stop, retry };
  }

  function release() {
    connection?.stop();
    connection = null;
    if (current.status === 'failed') current = { status: 'loading' };
  }

  return {
    getState: () => current,
    update(change) {
      if (current.status === 'ready') show({ ...current, list: change(current.list) });
    },
    retry: () => connection?.retry(),
    subscribe(reader) {
      readers.add(reader);
      clearTimeout(releasing);
      connection ??= connect();
      return () => {
        readers.delete(reader);
        if (readers.size === 0) releasing = setTimeout(release, waits.release);
      };
    },
  };
}

const loading = { status: 'loading' } as const; // what the prerendered page shows

/** Deferred: drawing a whole list takes a slow phone 90 ms, and so steps aside for the visitor. */
export function useList<List>(list: LiveList<List>): ListState<List> {
  return useDeferredValue(
    useSyncExternalStore<ListState<List>>(list.subscribe, list.getState, () => loading),
  );
}

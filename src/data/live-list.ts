// One shared subscription per list: mounting and unmounting a listener quickly trips an assertion in the SDK.
import { useDeferredValue, useSyncExternalStore } from 'react';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Batch, type ListSource, timeouts } from './backend.ts';
import { type Connection, connectList } from './list-connection.ts';

export type ListState<List> =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `isLost`: it is no longer live, and the visitor is told. */
  | { status: 'ready'; list: List; isLost: boolean };

export type LiveList<List> = {
  subscribe: (reader: () => void) => () => void;
  getState: () => ListState<List>;
  update: (change: (list: List) => List) => void;
  /** Reads the list at its next size. Rejects when it is not shown within `timeouts.read`. */
  grow: () => Promise<void>;
  retry: () => void;
};

const releaseDelay = 5_000; // ms

export function createLiveList<Item, List>(
  source: ListSource<Item>,
  merge: (batch: Batch<Item>, known: List | null) => List,
): LiveList<List> {
  const readers = new Set<() => void>();
  let current: ListState<List> = { status: 'loading' };
  const limit = { wanted: source.sizes[0] ?? 0, shown: 0 };
  let connection: Connection | null = null;
  let onGrown = () => {};
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: ListState<List>) {
    current = next;
    for (const reader of readers) reader();
  }

  function showBatch(batch: Batch<Item>) {
    const known = current.status === 'ready' ? current.list : null;
    limit.shown = batch.limit;
    show({ status: 'ready', list: merge(batch, known), isLost: false });
    if (limit.shown >= limit.wanted) onGrown();
    const isFull = batch.documents >= batch.limit;
    if (isFull && batch.items.length === 0) void grow().catch(() => {}); // older ones may have something to show
  }

  function showLost() {
    show(current.status === 'ready' ? { ...current, isLost: true } : { status: 'failed' });
  }

  async function grow() {
    const larger = source.sizes.find((size) => size > limit.shown);
    if (!larger || !connection) return;
    limit.wanted = larger;
    const shown = new Promise<void>((resolve) => {
      onGrown = resolve;
    });
    void connection.open();
    await withTimeout(shown, timeouts.read);
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
    grow,
    retry: () => connection?.retry(),
    subscribe(reader) {
      readers.add(reader);
      clearTimeout(releaseTimer);
      connection ??= connectList({
        source,
        getLimit: () => limit.wanted,
        isShown: () => limit.shown >= limit.wanted,
        onBatch: showBatch,
        onLost: showLost,
      });
      return () => {
        readers.delete(reader);
        if (readers.size === 0) releaseTimer = setTimeout(release, releaseDelay);
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

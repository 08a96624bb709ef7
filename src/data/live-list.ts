// Components share one subscription per list: adding and removing listeners fast breaks the SDK.
import { useDeferredValue, useSyncExternalStore } from 'react';
import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Batch, type ListSource, timeouts } from './backend.ts';
import { type Connection, connectList } from './list-connection.ts';
import { isUnverified } from './with-token.ts';

/** `lost`: the list was live before. `blocked`: the list was never live. */
export type ListProblem = 'lost' | 'blocked';

export type ListState<List> =
  | { status: 'loading' }
  | { status: 'failed'; isUnverified: boolean }
  | { status: 'ready'; list: List; problem: ListProblem | null };

export type LiveList<List> = {
  subscribe: (reader: () => void) => () => void;
  getState: () => ListState<List>;
  update: (change: (list: List) => List) => void;
  /** Loads the list at its next size. Rejects if that takes longer than `timeouts.read`. */
  grow: () => Promise<void>;
  retry: () => void;
  prepare: () => void;
};

const releaseDelay = 5_000;

type ListOptions<Item, List> = {
  source: ListSource<Item>;
  merge: (batch: Batch<Item>, known: List | null) => List;
  /** The key in tab storage of the size that the visitor chose. A reload shows that size again. */
  sizeKey?: string;
};

export function createLiveList<Item, List>(options: ListOptions<Item, List>): LiveList<List> {
  const { source, merge, sizeKey } = options;
  const readers = new Set<() => void>();
  let current: ListState<List> = { status: 'loading' };
  const chosenSize = source.sizes.find((size) => sizeKey && size === readTabStorage(sizeKey));
  const limit = { wanted: chosenSize ?? source.sizes[0] ?? 0, shown: 0 };
  let wasLive = false;
  let connection: Connection | null = null;
  let onGrown = () => {};
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: ListState<List>) {
    current = next;
    for (const reader of readers) reader();
  }

  function receive(batch: Batch<Item>, isLive: boolean) {
    wasLive ||= isLive;
    const known = current.status === 'ready' ? current.list : null;
    limit.shown = batch.limit;
    show({ status: 'ready', list: merge(batch, known), problem: null });
    if (limit.shown >= limit.wanted) onGrown();
  }

  function showProblem(reason?: unknown) {
    const problem = wasLive ? 'lost' : 'blocked';
    if (current.status === 'ready') show({ ...current, problem });
    else show({ status: 'failed', isUnverified: isUnverified(reason) });
  }

  async function grow() {
    const larger = source.sizes.find((size) => size > limit.shown);
    if (!larger || !connection) return;
    limit.wanted = larger;
    if (sizeKey) writeTabStorage(sizeKey, larger);
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
    prepare() {
      // Loads nothing offline: many browsers never request a failed module again.
      if (navigator.onLine) source.loadSubscribe().catch(() => {});
    },
    subscribe(reader) {
      readers.add(reader);
      clearTimeout(releaseTimer);
      connection ??= connectList({
        source,
        limit,
        onBatch: receive,
        onLost: showProblem,
      });
      return () => {
        readers.delete(reader);
        if (readers.size === 0) releaseTimer = setTimeout(release, releaseDelay);
      };
    },
  };
}

const loading = { status: 'loading' } as const;

/** Defers rendering: a slow phone needs 90 ms for the list, and a click must not wait for that. */
export function useList<List>(list: LiveList<List>): ListState<List> {
  return useDeferredValue(
    useSyncExternalStore<ListState<List>>(list.subscribe, list.getState, () => loading),
  );
}

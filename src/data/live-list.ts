// A list of documents that stays live as long as the page: opening and closing listeners fast
// breaks the SDK (0026).
import { useSyncExternalStore } from 'react';
import type { Batch } from './firestore/read-documents.ts';
import { isReachable } from './is-reachable.ts';

export type ListState<Item> = {
  batch: Batch<Item> | null;
  limit: number; // how many documents the visitor wants
  /** `lost`: the list was live before. `blocked`: the list was never live. */
  problem: 'lost' | 'blocked' | null;
};

/** `lost`: the SDK has no connection. `ended`: the listener never resumes. */
type ListEvent<Item> = { type: 'snapshot'; batch: Batch<Item> } | { type: 'lost' | 'ended' };

export type Subscribe<Item> = (
  limit: number,
  send: (event: ListEvent<Item>) => void,
) => { unsubscribe: () => void; reconnect: () => void };

export type ListSource<Item> = {
  sizes: readonly [number, ...number[]];
  /** Uses one request, faster than the SDK. */
  fetchBatch: (limit: number) => Promise<Batch<Item>>;
  loadSubscribe: () => Promise<Subscribe<Item>>;
};

export type LiveList<Item> = ReturnType<typeof createLiveList<Item>>;

const firstWait = 10_000; // ms until a list that is not live reports a problem
const lostWait = 2_000; // ms; not 0, because losing a document makes a list `fromCache` briefly

export function createLiveList<Item>({ sizes, fetchBatch, loadSubscribe }: ListSource<Item>) {
  const readers = new Set<() => void>();
  let state: ListState<Item> = { batch: null, limit: sizes[0], problem: null };
  let listener: ReturnType<Subscribe<Item>> | null = null;
  let lastLoad = 0;
  let wasLive = false;
  let hasRestarted = false;
  let waitTimer: ReturnType<typeof setTimeout> | undefined; // undefined while the list is live

  function update(changes: Partial<ListState<Item>>) {
    state = { ...state, ...changes };
    for (const reader of readers) reader();
  }

  function waitUntilLive(milliseconds: number) {
    clearTimeout(waitTimer);
    waitTimer = setTimeout(report, milliseconds);
  }

  function report() {
    update({ problem: state.problem ?? (wasLive ? 'lost' : 'blocked') });
  }

  function stopListening() {
    listener?.unsubscribe();
    listener = null;
  }

  /** Shows the response of a plain request, then listens. A later call replaces this one. */
  async function load() {
    lastLoad += 1;
    const [thisLoad, { limit }] = [lastLoad, state];
    const isReplaced = () => thisLoad !== lastLoad;
    waitUntilLive(firstWait);
    try {
      const batch = await fetchBatch(limit);
      if (isReplaced()) return;
      update({ batch });
    } catch {
      // The SDK may still load the list.
    }
    try {
      const subscribe = await loadSubscribe();
      if (isReplaced()) return;
      const smaller = listener;
      listener = subscribe(limit, receive);
      smaller?.unsubscribe(); // only now, because the SDK forgets documents without a listener
      waitUntilLive(firstWait);
    } catch {
      if (!isReplaced()) report();
    }
  }

  function receive(event: ListEvent<Item>) {
    switch (event.type) {
      case 'snapshot':
        clearTimeout(waitTimer);
        waitTimer = undefined;
        wasLive = true;
        hasRestarted = false;
        // The first snapshot usually equals the plain response: drawing 24 cards again takes 0.1 s.
        if (!state.problem && isEqual(event.batch, state.batch)) return;
        return update({ batch: event.batch, problem: null });
      case 'lost':
        if (!waitTimer) waitUntilLive(lostWait);
        return;
      case 'ended':
        stopListening();
        report();
        if (hasRestarted) return;
        hasRestarted = true;
        void load(); // the plain request loads App Check if that is now enforced
    }
  }

  /** Reconnects immediately: the SDK waits up to 90 s between tries. */
  function reconnect() {
    if (listener) listener.reconnect();
    else void load();
  }

  return {
    getState: () => state,
    subscribe(reader: () => void) {
      readers.add(reader);
      if (lastLoad === 0) {
        window.addEventListener('online', reconnect);
        void load();
      }
      return () => void readers.delete(reader);
    },
    /** Loads the next size. */
    grow() {
      const limit = sizes.find((size) => size > (state.batch?.limit ?? 0));
      if (!limit || isGrowing(state)) return;
      update({ limit, problem: null });
      void load();
    },
    /** Without a listener, reloads the page: many browsers never load a failed module again. */
    async retry() {
      if (listener) listener.reconnect();
      else if (await isReachable()) location.reload();
    },
  };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a larger list is loading, after "Toon meer". */
export function isGrowing({ batch, limit, problem }: ListState<unknown>): boolean {
  return batch !== null && batch.limit < limit && !problem;
}

export function useList<Item>(list: LiveList<Item>): ListState<Item> {
  return useSyncExternalStore(list.subscribe, list.getState, list.getState);
}

// Runs the machine of a list. Components share the list's listener, because opening and ending
// listeners fast breaks the SDK.
import { useSyncExternalStore } from 'react';
import { isUnverified } from '../with-token.ts';
import {
  type Batch,
  initialList,
  isGrowing,
  type ListEffect,
  type ListEvent,
  type ListState,
  reduceList,
  waits,
} from './list-machine.ts';

const releaseDelay = 5_000; // ms
const asleep = 30_000; // ms; the SDK needs 35 s to notice that its connection is dead

export type ListSource<Item> = {
  sizes: readonly [number, ...number[]];
  /** Uses one request, faster than the SDK. */
  fetchBatch: (limit: number) => Promise<Batch<Item>>;
  loadSubscribe: () => Promise<Subscribe<Item>>;
};

export type Subscribe<Item> = (
  limit: number,
  send: (event: ListEvent<Item>) => void,
) => { unsubscribe: () => void; reconnect: () => void };

export type LiveList<Item> = ReturnType<typeof createLiveList<Item>>;

export function createLiveList<Item>({ sizes, fetchBatch, loadSubscribe }: ListSource<Item>) {
  const readers = new Set<() => void>();
  let state: ListState<Item> = initialList;
  let listener: ReturnType<Subscribe<Item>> | null = null;
  let waitTimer: ReturnType<typeof setTimeout> | undefined;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Date.now();

  function send(event: ListEvent<Item>) {
    const [next, ...effects] = reduceList(state, event);
    if (next.phase !== state.phase) {
      clearTimeout(waitTimer);
      const wait = waits[next.phase];
      if (wait) waitTimer = setTimeout(() => send({ type: 'timer' }), wait);
    }
    state = next;
    for (const effect of effects) run[effect]();
    for (const reader of readers) reader();
  }

  const run: Record<ListEffect, () => unknown> = {
    fetch: () =>
      fetchBatch(state.limit).then(
        (batch) => send({ type: 'fetched', batch }),
        (error) => send({ type: 'unfetched', isUnverified: isUnverified(error) }),
      ),
    async subscribe() {
      try {
        const subscribe = await loadSubscribe();
        if (state.phase === 'closed') return;
        const smaller = listener;
        listener = subscribe(state.limit, send);
        smaller?.unsubscribe(); // only now, because the SDK forgets documents without a listener
      } catch {
        send({ type: 'ended' });
      }
    },
    unsubscribe() {
      listener?.unsubscribe();
      listener = null;
    },
    reconnect: () => listener?.reconnect(),
  };

  const sendRetried = () => send({ type: 'retried' });
  function followVisibility() {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > asleep) sendRetried();
  }

  return {
    getState: () => state,
    subscribe(reader: () => void) {
      readers.add(reader);
      clearTimeout(releaseTimer);
      if (state.phase === 'closed') {
        const limit = sizes.find((size) => size === history.state?.listSize) ?? sizes[0];
        send({ type: 'opened', limit });
      }
      // Each function is added once, whatever the number of readers.
      window.addEventListener('online', sendRetried);
      document.addEventListener('visibilitychange', followVisibility);
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        releaseTimer = setTimeout(() => send({ type: 'closed' }), releaseDelay);
      };
    },
    /** Loads the SDK before the visitor opens the list. Not offline: see `retry`. */
    prepare() {
      if (navigator.onLine) loadSubscribe().catch(() => {});
    },
    /** Loads the next size. A reload of the history entry shows that size again. */
    grow() {
      const limit = sizes.find((size) => size > (state.batch?.limit ?? 0));
      if (!limit || isGrowing(state)) return;
      history.replaceState({ ...history.state, listSize: limit }, '');
      send({ type: 'grew', limit });
    },
    /** Without a listener, reloads the page: many browsers never load a failed module again. */
    retry() {
      if (listener || !navigator.onLine) sendRetried();
      else location.reload();
    },
  };
}

export function useList<Item>(list: LiveList<Item>): ListState<Item> {
  return useSyncExternalStore<ListState<Item>>(list.subscribe, list.getState, () => initialList);
}

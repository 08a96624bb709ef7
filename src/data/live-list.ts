// A list of documents that stays live as long as the page: opening and closing listeners fast
// breaks the SDK (0026).
import { useSyncExternalStore } from 'react';
import { type FailureKind, pushFailure } from '../analytics/analytics.ts';
import type { Batch } from './firestore/read-documents.ts';

export type ListState<Item> = {
  batch: Batch<Item> | null;
  limit: number; // how many documents the list should have; 0 until its first reader
  /** The list has not been live for 10 s. */
  isStalled: boolean;
};

/** Calls `receive` with each change, and with null while the list is not live. */
export type Subscribe<Item> = (
  limit: number,
  receive: (batch: Batch<Item> | null) => void,
) => () => void;

export type ListSource<Item> = {
  kind: FailureKind;
  sizes: readonly [number, ...number[]];
  /** Uses one request, faster than the SDK. */
  fetchBatch: (limit: number) => Promise<Batch<Item>>;
  loadSubscribe: () => Promise<Subscribe<Item>>;
};

export type LiveList<Item> = ReturnType<typeof createLiveList<Item>>;

export const maxWait = 10_000; // ms; then the list reports a problem

export function createLiveList<Item>({ kind, sizes, ...source }: ListSource<Item>) {
  const readers = new Set<() => void>();
  let state: ListState<Item> = { batch: null, limit: 0, isStalled: false };
  let unsubscribe = () => {};
  let stallTimer: ReturnType<typeof setTimeout> | undefined; // undefined while the list is live

  function update(changes: Partial<ListState<Item>>) {
    state = { ...state, ...changes };
    for (const reader of readers) reader();
  }

  function stall() {
    clearTimeout(stallTimer); // it stays set: `receive` starts no second one in the same outage
    pushFailure(kind);
    update({ isStalled: true });
  }

  function receive(batch: Batch<Item> | null) {
    if (!batch) {
      stallTimer ??= setTimeout(stall, maxWait);
      return;
    }
    clearTimeout(stallTimer);
    stallTimer = undefined;
    update({ batch, isStalled: false });
  }

  /** Shows the response of a plain request, then listens. A larger load replaces this one. */
  async function load(limit: number) {
    const isReplaced = () => limit < state.limit;
    const batch = await source.fetchBatch(limit).catch(() => null); // the SDK may still load the list
    if (isReplaced()) return;
    if (batch) update({ batch });
    const subscribe = await source.loadSubscribe();
    if (isReplaced()) return;
    const unsubscribeSmaller = unsubscribe;
    unsubscribe = subscribe(limit, receive);
    unsubscribeSmaller(); // only now, because the SDK forgets documents without a listener
  }

  /** Loads the first size, and after each "Toon meer" the next. Does nothing while a next size loads. */
  function grow() {
    const limit = findNextSize(sizes, state.batch);
    if (!limit || isGrowing(state)) return;
    clearTimeout(stallTimer);
    stallTimer = setTimeout(stall, maxWait);
    update({ limit, isStalled: false });
    load(limit).catch(stall);
  }

  return {
    grow,
    getState: () => state,
    subscribe(reader: () => void) {
      readers.add(reader);
      if (state.limit === 0) grow(); // for the first reader
      return () => void readers.delete(reader);
    },
  };
}

/** Returns undefined after the largest size. */
function findNextSize(sizes: readonly number[], batch: Batch<unknown> | null) {
  const loaded = batch?.limit ?? 0;
  return sizes.find((size) => size > loaded);
}

/** Whether a larger list is loading, after "Toon meer". */
export function isGrowing({ batch, limit, isStalled }: ListState<unknown>): boolean {
  return batch !== null && batch.limit < limit && !isStalled;
}

export function useList<Item>(list: LiveList<Item>): ListState<Item> {
  return useSyncExternalStore(list.subscribe, list.getState, list.getState);
}

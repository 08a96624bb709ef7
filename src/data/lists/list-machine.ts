// A live list as a pure machine: an event gives the next state, and effects for live-list.ts to run.
import type { ReviewSummary } from 'shared/review-summary.ts';

/** The first `limit` documents of a list: `documents` is their number, `items` the valid ones. */
export type Batch<Item> = { items: readonly Item[]; limit: number; documents: number };

export type ListState<Item> = {
  batch: Batch<Item> | null;
  summary: ReviewSummary | null;
  limit: number; // how many documents the visitor wants
  /** `lost`: the list was live before. `blocked`: the list was never live. */
  problem: 'lost' | 'blocked' | 'unverified' | null;
  phase: 'closed' | 'opening' | 'listening' | 'live' | 'lost' | 'ended';
  wasLive: boolean;
};

/** `ended`: the SDK failed to load, or its listener never resumes. `retried`: by the visitor, or
 * because the device is online or visible again. */
export type ListEvent<Item> =
  | { type: 'opened' | 'grew'; limit: number }
  | { type: 'fetched' | 'snapshot'; batch: Batch<Item> }
  | { type: 'unfetched'; isUnverified: boolean }
  | { type: 'counted'; summary: ReviewSummary | null }
  | { type: 'lost' | 'ended' | 'timer' | 'retried' | 'closed' };

export type ListEffect = 'fetch' | 'subscribe' | 'unsubscribe' | 'reconnect';

export const initialList: ListState<never> = {
  batch: null,
  summary: null,
  limit: 0,
  problem: null,
  phase: 'closed',
  wasLive: false,
};

export function reduceList<Item>(
  state: ListState<Item>,
  event: ListEvent<Item>,
): [ListState<Item>, ...ListEffect[]] {
  const { batch, phase, problem } = state;
  if (phase === 'closed' && event.type !== 'opened') return [state];
  switch (event.type) {
    case 'opened':
      return open({ ...state, limit: event.limit, batch: trim(batch, event.limit) });
    case 'fetched':
      return listen({ ...state, batch: event.batch, problem: batch && problem });
    case 'unfetched':
      if (!event.isUnverified) return listen(state);
      return [{ ...state, phase: 'ended', problem: 'unverified' }, 'unsubscribe'];
    case 'snapshot':
      return [{ ...state, batch: event.batch, phase: 'live', problem: null, wasLive: true }];
    case 'counted':
      return [{ ...state, summary: event.summary ?? state.summary }];
    case 'lost':
      return [phase === 'live' ? { ...state, phase: 'lost' } : state];
    case 'ended':
      if (problem) return [{ ...state, phase: 'ended' }, 'unsubscribe'];
      // The first time, sends a plain request, which loads App Check if that is now enforced.
      return [{ ...report(state), phase: 'opening' }, 'reconnect', 'unsubscribe', 'fetch'];
    case 'timer':
      return phase === 'ended' ? open(state) : [report(state)];
    case 'retried':
      return phase === 'ended' ? open(state) : [state, 'reconnect'];
    case 'grew':
      return [{ ...state, limit: event.limit, problem: null, phase: 'opening' }, 'fetch'];
    case 'closed':
      return [{ ...state, phase: 'closed', problem: null }, 'unsubscribe'];
  }
}

function open<Item>(state: ListState<Item>): [ListState<Item>, ListEffect] {
  return isWhole(state) ? listen(state) : [{ ...state, phase: 'opening' }, 'fetch'];
}

function listen<Item>(state: ListState<Item>): [ListState<Item>, ListEffect] {
  return [{ ...state, phase: 'listening' }, 'subscribe'];
}

function report<Item>(state: ListState<Item>): ListState<Item> {
  return { ...state, problem: state.problem ?? (state.wasLive ? 'lost' : 'blocked') };
}

/** Shortens a list that was longer: the visitor returned by a link, and not by Back. */
function trim<Item>(batch: Batch<Item> | null, limit: number): Batch<Item> | null {
  if (!batch || batch.limit <= limit) return batch;
  const documents = Math.min(batch.documents, limit);
  return { items: batch.items.slice(0, limit), limit, documents };
}

function isWhole({ batch, limit }: ListState<unknown>): boolean {
  return batch !== null && batch.limit >= limit;
}

/** Whether a larger list is loading, after "Toon meer". */
export function isGrowing(state: ListState<unknown>): boolean {
  return state.batch !== null && !isWhole(state) && !state.problem;
}

/** Milliseconds, from the start of a phase until the event `timer`. `lost` is not 0: a list may be
 * `fromCache` briefly when it loses a document. */
export const waits: Partial<Record<ListState<unknown>['phase'], number>> = {
  opening: 10_000,
  listening: 10_000,
  lost: 2_000,
  ended: 30_000,
};

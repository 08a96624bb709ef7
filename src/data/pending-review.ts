import { readSession, removeSession, writeSession } from '../session-storage.ts';
import type { AddOutcome } from './backend.ts';
import type { NewReview } from './review.ts';

export const sessionStore = { read: readSession, write: writeSession, remove: removeSession };
export type KeyValueStore = typeof sessionStore;

export type Pending = {
  content: string;
  receipt: string;
  id: number | null;
};

const key = 'pending-review';

export function recallPending(review: NewReview, store = sessionStore): Pending {
  const content = describeReview(review);
  const kept = store.read(key) as Pending | null | undefined; // as keepPending wrote it
  if (kept?.content === content) return kept;
  return { content, receipt: createReceipt(), id: null };
}

export function keepPending(pending: Pending, store = sessionStore): void {
  store.write(key, pending);
}

export function forgetPending(store = sessionStore): void {
  store.remove(key);
}

/** The same for two tries with one text, also when midnight passed between them. */
function describeReview({ name, review, stars }: NewReview): string {
  return JSON.stringify([name, review, stars]);
}

function createReceipt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A second press while the same review is on its way joins that attempt. */
export function joinAttempts<Rest extends unknown[]>(
  add: (review: NewReview, ...rest: Rest) => Promise<AddOutcome>,
): typeof add {
  const pending = new Map<string, Promise<AddOutcome>>();
  return (review, ...rest) => {
    const content = describeReview(review);
    const attempt =
      pending.get(content) ?? add(review, ...rest).finally(() => pending.delete(content));
    pending.set(content, attempt);
    return attempt;
  };
}

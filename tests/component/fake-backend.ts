import { act } from '@testing-library/react';
import { parseAgenda } from 'shared/agenda.ts';
import type { Photo } from 'shared/photo.ts';
import type { Review } from 'shared/review.ts';
import { vi } from 'vitest';
import type { Backend, Batch, Outcome, Subscribe } from '../../src/data/backend.ts';

/** A backend whose responses the test controls. */
export function createFakeBackend() {
  const reviews = createStream<Review>([4, 8]);
  const photos = createStream<Photo>([300]);
  const addReview = createRequest<Parameters<Backend['addReview']>, Outcome>('sent');
  const sendMail = createRequest<Parameters<Backend['sendMail']>, Outcome>('sent');
  const backend = {
    reviews: reviews.source,
    photos: photos.source,
    fetchClosing: vi.fn<Backend['fetchClosing']>().mockResolvedValue(null),
    addReview: addReview.mock,
    sendMail: sendMail.mock,
    fetchNewestReviews: vi.fn<Backend['fetchNewestReviews']>().mockResolvedValue(null),
    fetchReviewSummary: vi.fn<Backend['fetchReviewSummary']>().mockResolvedValue(null),
    fetchAgenda: vi.fn<Backend['fetchAgenda']>().mockResolvedValue(parseAgenda({})),
  } satisfies Backend;
  return { backend, reviews, photos, addReview, sendMail };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;

type Listener<T> = Parameters<Subscribe<T>>[1];

/** A live list whose events the test sends. */
function createStream<T>(sizes: readonly number[]) {
  let listener: Listener<T> | undefined;
  let limit = 0;
  const reconnect = vi.fn();
  const subscribe: Subscribe<T> = (wanted, listening) => {
    [limit, listener] = [wanted, listening];
    return { unsubscribe: () => {}, reconnect };
  };
  const loadSubscribe = async () => subscribe;
  /** Waits a turn of the event loop, so that the list can subscribe. Then calls its listener. */
  const emit = (notify: (to: Listener<T>) => void) =>
    act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (!listener) throw new Error('Nobody listens to the list');
      notify(listener);
    });
  return {
    source: { sizes, fetchBatch: async () => null, loadSubscribe },
    reconnect,
    getLimit: () => limit,
    send: (items: readonly T[], changes: Partial<Batch<T>> = {}) =>
      emit(({ onBatch }) => onBatch({ items, limit, documents: items.length, ...changes })),
    lose: () => emit(({ onLost }) => onLost()),
    fail: () => emit(({ onError }) => onError(new Error('denied'))),
  };
}

/** A request that is pending until the test settles it. */
function createRequest<Sent extends unknown[], Response>(usual: Response) {
  let pending: { resolve: (outcome: Response) => void; reject: (reason: Error) => void } | null =
    null;
  const mock = vi.fn(
    (..._sent: Sent) =>
      new Promise<Response>((resolve, reject) => {
        pending = { resolve, reject };
      }),
  );
  return {
    mock,
    succeed: (outcome = usual) => act(async () => pending?.resolve(outcome)),
    fail: () => act(async () => pending?.reject(new Error('failed'))),
  };
}

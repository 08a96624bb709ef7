import { act } from '@testing-library/react';
import type { Photo } from 'shared/photo.ts';
import type { Review } from 'shared/review.ts';
import { vi } from 'vitest';
import {
  type Backend,
  type Batch,
  type Outcome,
  reviewsPerBatch,
  type Watch,
} from '../../src/data/backend.ts';

/** A backend whose responses the test gives, one by one. */
export function createFakeBackend() {
  const reviews = createStream<Review>();
  const photos = createStream<Photo>();
  const addReview = createRequest<Parameters<Backend['addReview']>, Outcome>('sent');
  const sendMail = createRequest<Parameters<Backend['sendMail']>, Outcome>('sent');
  const none = { items: [], hasMore: false };
  const backend = {
    reviews: reviews.source,
    photos: photos.source,
    fetchClosing: vi.fn<Backend['fetchClosing']>().mockResolvedValue(null),
    addReview: addReview.mock,
    sendMail: sendMail.mock,
    fetchNewestReviews: vi.fn<Backend['fetchNewestReviews']>().mockResolvedValue(none),
    fetchOlderReviews: vi.fn<Backend['fetchOlderReviews']>().mockResolvedValue(none),
    fetchNotices: vi.fn<Backend['fetchNotices']>().mockResolvedValue([]),
  } satisfies Backend;
  return { backend, reviews, photos, addReview, sendMail };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;

/** A live list that says what the test makes it say. */
function createStream<T>() {
  let listen: (listener: Parameters<Watch<T>>[0]) => void = () => {};
  const listening = new Promise<Parameters<Watch<T>>[0]>((resolve) => {
    listen = resolve;
  });
  const reconnect = vi.fn();
  const watch: Watch<T> = (listener) => {
    listen(listener);
    return { stop: () => {}, reconnect };
  };
  return {
    source: { fetchFirstBatch: async () => null, loadWatch: async () => watch },
    reconnect,
    // A turn of the event loop after it, for the promises that follow.
    send: (items: readonly T[], changes: Partial<Batch<T>> = {}) => {
      const hasMore = items.length >= reviewsPerBatch;
      return act(async () => (await listening).onBatch({ items, hasMore, ...changes }));
    },
    lose: () => act(async () => (await listening).onLost()),
    fail: () => act(async () => (await listening).onError(new Error('denied'))),
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

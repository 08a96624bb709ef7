import { act } from '@testing-library/react';
import { parseAgenda } from 'shared/agenda.ts';
import type { Photo } from 'shared/photo.ts';
import type { Review } from 'shared/review.ts';
import { vi } from 'vitest';
import type { Backend } from '../../src/data/backend.ts';
import type { Batch } from '../../src/data/firestore/read-documents.ts';
import { createLiveList, type ListSource, type Subscribe } from '../../src/data/live-list.ts';

/** A backend whose responses the test controls. */
export function createFakeBackend() {
  const reviews = createStream<Review>('reviews', [4, 8]);
  const photos = createStream<Photo>('photos', [300]);
  const addReview = createRequest<Parameters<Backend['addReview']>>();
  const sendMail = createRequest<Parameters<Backend['sendMail']>>();
  const backend = {
    reviews: createLiveList(reviews.source),
    photos: createLiveList(photos.source),
    prepareAddReview: vi.fn(),
    addReview: addReview.mock,
    sendMail: sendMail.mock,
    fetchNewestReviews: vi.fn<Backend['fetchNewestReviews']>().mockResolvedValue([]),
    fetchReviewSummary: vi.fn<Backend['fetchReviewSummary']>().mockResolvedValue(null),
    fetchAgenda: vi.fn<Backend['fetchAgenda']>().mockResolvedValue(parseAgenda({})),
  } satisfies Backend;
  return { backend, reviews, photos, addReview, sendMail };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;

type Send<Item> = Parameters<Subscribe<Item>>[1];

/** A live list whose events the test sends. Plain requests for it fail. */
function createStream<Item>(kind: ListSource<Item>['kind'], sizes: ListSource<Item>['sizes']) {
  let send: Send<Item> | undefined;
  let limit = 0;
  const subscribe: Subscribe<Item> = (wanted, given) => {
    limit = wanted;
    send = given;
    return () => {};
  };
  /** Waits a turn of the event loop, so that the list can subscribe. Then sends it the event. */
  const emit = (read: () => Batch<Item> | null) =>
    act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (!send) throw new Error('Nobody listens to the list');
      send(read());
    });
  return {
    source: {
      kind,
      sizes,
      fetchBatch: () => Promise.reject<Batch<Item>>(new Error('no plain request')),
      loadSubscribe: async () => subscribe,
    },
    send: (items: readonly Item[], changes: Partial<Batch<Item>> = {}) =>
      emit(() => ({ items, limit, documentCount: items.length, ...changes })),
    /** Ends the connection for 10 s. Needs fake timers. */
    async stall() {
      await emit(() => null);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
    },
  };
}

/** A request that is pending until the test settles it. */
function createRequest<Sent extends unknown[]>() {
  let pending: { resolve: () => void; reject: (reason: Error) => void } | null = null;
  const mock = vi.fn(
    (..._sent: Sent) =>
      new Promise<void>((resolve, reject) => {
        pending = { resolve, reject };
      }),
  );
  return {
    mock,
    succeed: () => act(async () => pending?.resolve()),
    fail: () => act(async () => pending?.reject(new Error('failed'))),
  };
}

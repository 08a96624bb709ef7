import { act } from '@testing-library/react';
import { vi } from 'vitest';
import {
  type AddOutcome,
  type Backend,
  reviewsPerPage,
  type Watch,
} from '../../src/data/backend.ts';
import type { Photo } from '../../src/data/photo.ts';
import type { Review } from '../../src/data/review.ts';

/** A backend whose responses the test gives, one by one. */
export function createFakeBackend() {
  const reviews = createStream<Review>();
  const photos = createStream<Photo>();
  const addReview = createRequest<Parameters<Backend['addReview']>, AddOutcome>('stored');
  const sendMail = createRequest<Parameters<Backend['sendMail']>, void>(undefined);
  const none = { items: [], hasMore: false };
  const backend = {
    watchReviews: reviews.watch,
    watchPhotos: photos.watch,
    prepareToWatch: vi.fn<Backend['prepareToWatch']>(),
    prepareToAddReview: vi.fn<Backend['prepareToAddReview']>(),
    isReviewFormOpen: vi.fn<Backend['isReviewFormOpen']>().mockResolvedValue(true),
    addReview: addReview.mock,
    sendMail: sendMail.mock,
    readNewestReviews: vi.fn<Backend['readNewestReviews']>().mockResolvedValue(none),
    readOlderReviews: vi.fn<Backend['readOlderReviews']>().mockResolvedValue(none),
    readNotice: vi.fn<Backend['readNotice']>().mockResolvedValue(null),
  } satisfies Backend;
  return { backend, reviews, photos, addReview, sendMail };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;

/** A live list that says what the test makes it say. */
function createStream<T>() {
  let listener: { onChange: Parameters<Watch<T>>[0]; onFailure: Parameters<Watch<T>>[1] } | null;
  const watch: Watch<T> = (onChange, onFailure) => {
    listener = { onChange, onFailure };
    return () => {
      listener = null;
    };
  };
  return {
    watch,
    // A turn of the event loop after it, for the promises that follow.
    send: (items: readonly T[], changes: Partial<Parameters<Parameters<Watch<T>>[0]>[0]> = {}) => {
      const hasMore = items.length >= reviewsPerPage;
      return act(async () => listener?.onChange({ items, hasMore, live: true, ...changes }));
    },
    fail: () => act(async () => listener?.onFailure(new Error('denied'))),
  };
}

/** A request that is pending until the test settles it. */
function createRequest<Sent extends unknown[], Outcome>(usual: Outcome) {
  let pending: { resolve: (outcome: Outcome) => void; reject: (reason: Error) => void } | null =
    null;
  const mock = vi.fn(
    (..._sent: Sent) =>
      new Promise<Outcome>((resolve, reject) => {
        pending = { resolve, reject };
      }),
  );
  return {
    mock,
    succeed: (outcome = usual) => act(async () => pending?.resolve(outcome)),
    fail: () => act(async () => pending?.reject(new Error('failed'))),
  };
}

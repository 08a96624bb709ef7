import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type Backend, reviewsPerPage, type Watch } from '../../src/data/backend.ts';
import type { Photo } from '../../src/data/photo.ts';
import type { Review } from '../../src/data/review.ts';

/** A backend whose answers the test gives, one by one. */
export function createFakeBackend() {
  const reviews = createStream<Review>();
  const photos = createStream<Photo>();
  const addReview = createAnswer<Parameters<Backend['addReview']>>();
  const sendMail = createAnswer<Parameters<Backend['sendMail']>>();
  const backend = {
    watchReviews: reviews.watch,
    watchPhotos: photos.watch,
    prepareToWatch: vi.fn<Backend['prepareToWatch']>(),
    prepareToAddReview: vi.fn<Backend['prepareToAddReview']>(),
    addReview: addReview.ask,
    sendMail: sendMail.ask,
    readOlderReviews: vi
      .fn<Backend['readOlderReviews']>()
      .mockResolvedValue({ items: [], hasMore: false }),
    readReviewSummary: vi
      .fn<Backend['readReviewSummary']>()
      .mockResolvedValue({ count: 0, average: null }),
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
    send: (items: readonly T[], { live = true, hasMore = items.length >= reviewsPerPage } = {}) =>
      act(async () => listener?.onChange({ items, hasMore, live })),
    fail: () => act(async () => listener?.onFailure(new Error('denied'))),
  };
}

/** A question that stays open until the test answers it. */
function createAnswer<Question extends unknown[]>() {
  let open: { resolve: () => void; reject: (reason: Error) => void } | null = null;
  const ask = vi.fn(
    (..._question: Question) =>
      new Promise<void>((resolve, reject) => {
        open = { resolve, reject };
      }),
  );
  return {
    ask,
    succeed: () => act(async () => open?.resolve()),
    fail: () => act(async () => open?.reject(new Error('failed'))),
  };
}

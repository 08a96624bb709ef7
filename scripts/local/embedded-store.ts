// The database without the Firestore emulator: all documents in memory, each change on disk before the response.
import { reviewsPerPage } from '../../src/data/backend.ts';
import { compareReviews, type Review } from '../../src/data/review.ts';
import type { ReviewSummary } from '../../src/data/review-summary.ts';
import { checkNewReview, writeDay } from './check-review.ts';
import { type EmbeddedDocuments, openEmbeddedFile, writeEmbeddedFile } from './embedded-file.ts';
import { createSeedReviews, type StoredPhoto, type StoredReview, seedPhotos } from './seed.ts';

export type EmbeddedStore = {
  readNewest: () => readonly Review[];
  readOlder: (after: { date: string; id: number }) => readonly Review[];
  readSummary: () => ReviewSummary | null;
  readPhotos: () => readonly StoredPhoto[];
  readNotice: () => object | null;
  isReviewFormOpen: () => boolean;
  /** Gives the review's number, also when the attempt was stored before; null when it is refused. */
  add: (review: unknown, attempt: string) => Promise<Added>;
  follow: (listener: (added: StoredReview) => void) => () => void; // returns what stops it
};

type Added = number | null | 'closed';

export type EmbeddedStoreOptions = {
  file: string;
  now?: () => Date;
  warn?: (sentence: string) => void;
};

export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const { file, now = () => new Date(), warn = console.warn } = options;
  const create = () => {
    return { reviews: createSeedReviews(writeDay(now())), photos: seedPhotos, attempts: {} };
  };
  let documents = await openEmbeddedFile(file, create, warn);
  const listeners = new Set<(added: StoredReview) => void>();
  let adding: Promise<unknown> = Promise.resolve();

  function sort(): Review[] {
    const reviews = documents.reviews.map((review) => ({ key: String(review.id), ...review }));
    return reviews.sort(compareReviews);
  }

  const isReviewFormOpen = () => documents.reviewForm?.open !== false;

  async function addNow(sent: unknown, attempt: string): Promise<Added> {
    const stored = documents.attempts[attempt];
    if (stored !== undefined) return stored;
    if (!isReviewFormOpen()) return 'closed';
    const checked = checkNewReview(sent, now());
    if (!checked) return null;
    const review = { id: findFreeNumber(documents), ...checked };
    const next = {
      ...documents,
      reviews: [...documents.reviews, review],
      attempts: { ...documents.attempts, [attempt]: review.id },
    };
    await writeEmbeddedFile(file, next);
    documents = next;
    for (const listener of listeners) listener(review);
    return review.id;
  }

  return {
    readNewest: () => sort().slice(0, reviewsPerPage),
    readOlder({ date, id }) {
      const isOlder = (other: Review) =>
        other.date < date || (other.date === date && other.id < id);
      return sort().filter(isOlder).slice(0, reviewsPerPage);
    },
    readSummary() {
      const count = documents.reviews.length;
      const total = documents.reviews.reduce((sum, { stars }) => sum + stars, 0);
      return count === 0 ? null : { count, average: total / count };
    },
    readPhotos: () => documents.photos,
    readNotice: () => documents.notice ?? null,
    isReviewFormOpen,
    add(review, attempt) {
      // One at a time: the next number is only known once the one before is on disk.
      const added = adding.then(() => addNow(review, attempt));
      adding = added.catch(() => {});
      return added;
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function findFreeNumber({ reviews }: EmbeddedDocuments): number {
  const held = new Set(reviews.map(({ id }) => id));
  let free = reviews.length + 1;
  while (held.has(free)) free += 1;
  return free;
}

// The database of `npm start` on a machine without the Firestore emulator: all documents in memory,
// each change on disk before it is answered.
import { reviewsPerPage } from '../../src/data/backend.ts';
import { compareReviews, type Review, type ReviewSummary } from '../../src/data/review.ts';
import { checkNewReview, writeDay } from './check-review.ts';
import { type EmbeddedDocuments, openEmbeddedFile, writeEmbeddedFile } from './embedded-file.ts';
import { type StoredPhoto, seedPhotos } from './seed-photos.ts';
import { createSeedReviews } from './seed-reviews.ts';

export type EmbeddedStore = {
  readNewest: () => Review[];
  /** All of them, newest first. */
  readReviews: () => readonly Review[];
  /** The next page after a review with this day and number. */
  readOlder: (after: { date: string; id: number }) => Review[];
  readSummary: () => ReviewSummary;
  readPhotos: () => readonly StoredPhoto[];
  /** What the file says under `notice`. */
  readNotice: () => object | null;
  /**
   * Stores a review under the next free number and answers that number, also when the attempt was
   * stored before. Null when it is refused.
   */
  add: (review: unknown, attempt: string) => Promise<number | null>;
  /** Calls the listener after each change. Returns the function that stops it. */
  follow: (listener: () => void) => () => void;
};

export type EmbeddedStoreOptions = {
  file: string;
  now?: () => Date;
  warn?: (sentence: string) => void;
};

export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const { file, now = () => new Date(), warn = console.warn } = options;
  const create = () => createFirstDocuments(writeDay(now()));
  let documents = await openEmbeddedFile(file, create, warn);
  let sorted = sortReviews(documents);
  const listeners = new Set<() => void>();
  let adding: Promise<unknown> = Promise.resolve();

  async function addNow(sent: unknown, attempt: string): Promise<number | null> {
    const stored = documents.attempts[attempt];
    if (stored !== undefined) return stored;
    const review = checkNewReview(sent, now());
    if (!review) return null;
    const id = findFreeNumber(documents);
    const next = {
      ...documents,
      reviews: [...documents.reviews, { id, ...review }],
      attempts: { ...documents.attempts, [attempt]: id },
    };
    await writeEmbeddedFile(file, next);
    documents = next;
    sorted = sortReviews(documents);
    for (const listener of listeners) listener();
    return id;
  }

  return {
    readReviews: () => sorted,
    readNewest: () => sorted.slice(0, reviewsPerPage),
    readOlder: (after) => readPageAfter(sorted, after),
    readSummary: () => summarize(sorted),
    readPhotos: () => documents.photos,
    readNotice: () => documents.notice ?? null,
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

function createFirstDocuments(today: string): EmbeddedDocuments {
  return { reviews: createSeedReviews(today), photos: seedPhotos, attempts: {} };
}

function sortReviews({ reviews }: EmbeddedDocuments): Review[] {
  return reviews.map((review) => ({ key: String(review.id), ...review })).sort(compareReviews);
}

function readPageAfter(sorted: readonly Review[], { date, id }: { date: string; id: number }) {
  const start = sorted.findIndex(
    (review) => review.date < date || (review.date === date && review.id < id),
  );
  return start === -1 ? [] : sorted.slice(start, start + reviewsPerPage);
}

function summarize(reviews: readonly Review[]): ReviewSummary {
  const count = reviews.length;
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return { count, average: count === 0 ? null : total / count };
}

/** count + 1, or the first number after it that no review holds. */
function findFreeNumber({ reviews }: EmbeddedDocuments): number {
  const held = new Set(reviews.map(({ id }) => id));
  let free = reviews.length + 1;
  while (held.has(free)) free += 1;
  return free;
}

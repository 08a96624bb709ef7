// The database without the Firestore emulator: all documents in memory, each change on disk before the response.
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type {
  Documents,
  Fields,
  ReviewPlace,
  StoredDocument,
} from '../../functions/src/owner/documents.ts';
import { reviewsPerPage } from '../../src/data/backend.ts';
import { compareReviews } from '../../src/data/review.ts';
import type { ReviewSummary } from '../../src/data/review-summary.ts';
import { checkNewReview, writeDay } from './check-review.ts';
import { openEmbeddedFile, writeEmbeddedFile } from './embedded-file.ts';
import { createSeed, type DocumentsByPath } from './seed.ts';

export type EmbeddedStore = Documents & {
  /** A page of them, newest first. */
  readReviews: (after?: ReviewPlace) => readonly Shown<ReviewPlace>[];
  readSummary: () => ReviewSummary | null;
  readPhotos: () => readonly Shown<Fields>[];
  readNotice: () => Fields | null;
  isReviewFormOpen: () => boolean;
  /** Gives the review's number, also when the attempt was stored before; null when it is refused. */
  add: (review: unknown, attempt: string) => Promise<Added>;
  /** Told after each change, with the review when a visitor added one. Returns what stops it. */
  follow: (listener: Listener) => () => void;
};

type Shown<T> = T & { key: string };
type Added = number | null | 'closed';
type Listener = (added: Fields | null) => void;

type Options = { file: string; now?: () => Date };

export async function openEmbeddedStore(options: Options): Promise<EmbeddedStore> {
  const { file, now = () => new Date() } = options;
  let documents = await openEmbeddedFile(file, () => createSeed(writeDay(now())));
  const listeners = new Set<Listener>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: a change reads what the one before has put on disk. */
  function queue<T>(change: () => Promise<T>): Promise<T> {
    const changed = last.then(change);
    last = changed.catch(() => {});
    return changed;
  }

  async function commit(next: DocumentsByPath, added: Fields | null): Promise<void> {
    await writeEmbeddedFile(file, next);
    documents = next;
    for (const listener of listeners) listener(added);
  }

  const listReviews = (limit: number, after?: ReviewPlace) =>
    sortReviews(documents)
      .filter(({ fields }) => !after || compareReviews(fields, after) > 0)
      .slice(0, limit);

  const isReviewFormOpen = () => documents['settings/reviewForm']?.open !== false;

  async function addNow(sent: unknown, attempt: string): Promise<Added> {
    const isReceipt = (path: string) => path.endsWith(`/receipts/${attempt}`);
    const receipt = Object.keys(documents).find(isReceipt);
    if (receipt) return Number(receipt.split('/')[1]);
    if (!isReviewFormOpen()) return 'closed';
    const checked = checkNewReview(sent, now());
    if (!checked) return null;
    const id = findFreeNumber(documents);
    const review = { id, ...checked };
    const path = `reviews/${id}`;
    await commit({ ...documents, [path]: review, [`${path}/receipts/${attempt}`]: {} }, review);
    return id;
  }

  return {
    transact: (work) =>
      queue(async () => {
        const next = { ...documents };
        const result = await work({
          get: async (path) => documents[path] ?? null,
          list: async (collection) => list(documents, collection),
          set(path, fields) {
            // As the file has it: a Date comes back as its ISO string here, and not as a Timestamp.
            next[path] = JSON.parse(JSON.stringify(fields));
          },
          delete: (path) => void delete next[path],
        });
        if (!isDeepStrictEqual(next, documents)) await commit(next, null);
        return result;
      }),
    listReviews: async (limit, after) => listReviews(limit, after),
    readReviews: (after) => listReviews(reviewsPerPage, after).map(addKey),
    readSummary() {
      const stars = sortReviews(documents).map(({ fields }) => fields.stars);
      const total = stars.reduce((sum, each) => sum + each, 0);
      return stars.length === 0 ? null : { count: stars.length, average: total / stars.length };
    },
    readPhotos: () => list(documents, 'photos').map(addKey),
    readNotice: () => documents['notices/current'] ?? null,
    isReviewFormOpen,
    add: (review, attempt) => queue(() => addNow(review, attempt)),
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function list(documents: DocumentsByPath, collection: string): StoredDocument[] {
  return Object.entries(documents)
    .filter(([path]) => dirname(path) === collection)
    .map(([path, fields]) => ({ id: basename(path), fields }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

type StoredReview = StoredDocument & { fields: ReviewPlace & { stars: number } };

function sortReviews(documents: DocumentsByPath): StoredReview[] {
  const reviews = list(documents, 'reviews').filter(isReview);
  return reviews.sort((a, b) => compareReviews(a.fields, b.fields));
}

/** A removed review leaves its number behind, without a date. */
function isReview(document: StoredDocument): document is StoredReview {
  return typeof document.fields.date === 'string';
}

function findFreeNumber(documents: DocumentsByPath): number {
  let free = sortReviews(documents).length + 1;
  while (`reviews/${free}` in documents) free += 1;
  return free;
}

function addKey<T>({ id, fields }: { id: string; fields: T }): Shown<T> {
  return { ...fields, key: id };
}

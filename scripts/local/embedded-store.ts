// The database for a machine without the emulator. Each change is on disk before the response.
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toDutchDay } from 'shared/dutch-time.ts';
import { newReviewName } from 'shared/review.ts';
import type { Database, Fields, Reader, StoredDocument } from '../../functions/src/database.ts';
import { checkNewReview } from './check-review.ts';
import { openEmbeddedFile, writeEmbeddedFile } from './embedded-file.ts';
import { createSeed, type DocumentsByPath } from './seed.ts';

export type EmbeddedStore = Database & {
  /** `name`: the document name. A retry with the same name returns 'stored', and adds nothing. */
  add: (name: unknown, review: unknown) => Promise<Added>;
  /** Calls the listener after each change, with the review that a visitor added, or null. */
  follow: (listener: Listener) => () => void;
};

type Added = 'stored' | 'refused';
type Listener = (added: StoredDocument | null) => void;

type Options = { file: string; now?: () => Date };

export async function openEmbeddedStore(options: Options): Promise<EmbeddedStore> {
  const { file, now = () => new Date() } = options;
  let documents = await openEmbeddedFile(file, () => createSeed(toDutchDay(now())));
  const listeners = new Set<Listener>();
  const queue = createQueue();

  async function commit(next: DocumentsByPath, added: StoredDocument | null): Promise<void> {
    await writeEmbeddedFile(file, next);
    documents = next;
    for (const listener of listeners) listener(added);
  }

  async function addNow(name: unknown, sent: unknown): Promise<Added> {
    if (typeof name !== 'string' || !newReviewName.test(name)) return 'refused';
    const path = `reviews/${name}`;
    if (path in documents) return 'stored';
    if (`bin/${name}` in documents) return 'refused';
    const checked = checkNewReview(Object(sent), now());
    if (!checked) return 'refused';
    // Firestore knows a document's creation time; this store has to write it.
    const addedAt = now().getTime();
    const review = { id: sortReviews(documents).length + 1, ...checked, addedAt };
    await commit({ ...documents, [path]: review }, { documentName: name, fields: review, addedAt });
    return 'stored';
  }

  const reader: Reader = {
    async get(path) {
      if (path === 'summaries/reviews') return summarize(documents);
      return documents[path] ?? null;
    },
    getAll: async (collection, documentNames) =>
      list(documents, collection).filter((each) => documentNames.includes(each.documentName)),
    list: async (collection) => list(documents, collection),
  };

  return {
    ...reader,
    transact: (work) =>
      queue(async () => {
        const next = { ...documents };
        const result = await work({
          ...reader,
          set(path, fields) {
            // Stores a Date as ISO text, like the JSON file. Firestore would store a Timestamp.
            next[path] = JSON.parse(JSON.stringify(fields));
          },
          delete: (path) => void delete next[path],
        });
        if (!isDeepStrictEqual(next, documents)) await commit(next, null);
        return result;
      }),
    async listReviews(limit, after) {
      const reviews = sortReviews(documents);
      const start = reviews.findIndex(({ documentName }) => documentName === after) + 1;
      return reviews.slice(start, start + limit);
    },
    listBin: async (limit) => sortBin(documents).slice(0, limit),
    add: (name, review) => queue(() => addNow(name, review)),
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs changes one after another, because each change reads the result of the previous one. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const changed = last.then(change);
    last = changed.catch(() => {});
    return changed;
  };
}

/** Returns what a function stores at Google. */
function summarize(documents: DocumentsByPath): Fields | null {
  const stars = sortReviews(documents).map(({ fields }) => fields.stars);
  const total = stars.reduce((sum, each) => sum + each, 0);
  return stars.length === 0 ? null : { count: stars.length, average: total / stars.length };
}

/** The latest removals first. */
function sortBin(documents: DocumentsByPath): StoredDocument[] {
  const removedAt = ({ fields }: StoredDocument) => Number(fields.removedAt);
  return list(documents, 'bin').sort((a, b) => removedAt(b) - removedAt(a));
}

function list(documents: DocumentsByPath, collection: string): StoredDocument[] {
  return Object.entries(documents)
    .filter(([path]) => dirname(path) === collection)
    .map(([path, fields]) => {
      return { documentName: basename(path), fields, addedAt: Number(fields.addedAt ?? 0) };
    })
    .sort((a, b) => (a.documentName < b.documentName ? -1 : 1));
}

type StoredReview = StoredDocument & { fields: { date: string; id: number; stars: number } };

/** Sorts like a Firestore query that is ordered by `reviewOrder`. */
function sortReviews(documents: DocumentsByPath): StoredReview[] {
  const reviews = list(documents, 'reviews') as StoredReview[];
  return reviews.reverse().sort(({ fields: a }, { fields: b }) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return b.id - a.id;
  });
}

// The database for a machine without the emulator. Each change is on disk before the response.
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toDutchDay } from 'shared/dutch-time.ts';
import { newReviewName } from 'shared/review.ts';
import type {
  Database,
  Fields,
  Reader,
  StoredDocument,
  Transaction,
} from '../../functions/src/database.ts';
import { checkNewReview } from './check-review.ts';
import { openEmbeddedFile, writeEmbeddedFile } from './embedded-file.ts';
import { createQueue } from './queue.ts';
import { createSeed, type DocumentsByPath } from './seed.ts';

export type EmbeddedStore = Database & {
  /** `name`: the document name. A retry with the same name returns 'stored', and adds nothing. */
  add: (name: string, review: object) => Promise<Added>;
};

type Added = 'stored' | 'refused';

type Options = {
  file: string;
  now?: () => Date;
  reviewAdded?: (review: StoredDocument) => void; // by a visitor
};

export async function openEmbeddedStore(options: Options): Promise<EmbeddedStore> {
  const { file, now = () => new Date(), reviewAdded } = options;
  const seed = createSeed(toDutchDay(now()));
  let documents = await openEmbeddedFile(file, seed);
  const queue = createQueue();

  async function commit(next: DocumentsByPath): Promise<void> {
    await writeEmbeddedFile(file, next);
    documents = next;
  }

  async function addNow(name: string, sent: object): Promise<Added> {
    if (!newReviewName.test(name)) return 'refused';
    const path = `reviews/${name}`;
    if (path in documents) return 'stored';
    if (`bin/${name}` in documents) return 'refused';
    const review = checkNewReview(sent, now());
    if (!review) return 'refused';
    const id = sortReviews(documents).length + 1;
    const fields = { id, ...review };
    // Firestore keeps a creation time beside the document; this store writes it into the document.
    const addedAt = now().getTime();
    await commit({ ...documents, [path]: { ...fields, addedAt } });
    reviewAdded?.({ documentName: name, fields, addedAt });
    return 'stored';
  }

  const reader: Reader = {
    async get(path) {
      if (path === 'summaries/reviews') return summarize(documents);
      return documents[path] ?? null;
    },
    async getAll(collection, documentNames) {
      const listed = list(documents, collection);
      return listed.filter(({ documentName }) => documentNames.includes(documentName));
    },
    async list(collection) {
      return list(documents, collection);
    },
  };

  return {
    ...reader,
    transact: (work) =>
      queue(async () => {
        const next = { ...documents };
        const result = await work(openTransaction(reader, next));
        if (!isDeepStrictEqual(next, documents)) await commit(next);
        return result;
      }),
    async listReviews(limit, after) {
      const reviews = sortReviews(documents);
      const last = reviews.findIndex(({ documentName }) => documentName === after); // -1 without it
      const start = last + 1;
      return reviews.slice(start, start + limit);
    },
    listBin: async (limit) => sortBin(documents).slice(0, limit),
    add: (name, review) => queue(() => addNow(name, review)),
  };
}

/** Writes to `next`, which replaces the documents after the transaction. */
function openTransaction(reader: Reader, next: Record<string, Fields>): Transaction {
  return {
    ...reader,
    set(path, fields) {
      // Stores a Date as ISO text, like the JSON file. Firestore would store a Timestamp.
      next[path] = JSON.parse(JSON.stringify(fields));
    },
    delete(path) {
      delete next[path];
    },
  };
}

/** Returns what a function stores at Google. */
function summarize(documents: DocumentsByPath): Fields | null {
  const reviews = sortReviews(documents);
  const count = reviews.length;
  if (count === 0) return null;
  let total = 0;
  for (const { fields } of reviews) total += fields.stars;
  return { count, average: total / count };
}

/** The latest removals first. */
function sortBin(documents: DocumentsByPath): StoredDocument[] {
  const removedAt = ({ fields }: StoredDocument) => Number(fields.removedAt);
  return list(documents, 'bin').sort((a, b) => removedAt(b) - removedAt(a));
}

/** Sorted by name, like a Firestore query without an order. */
function list(documents: DocumentsByPath, collection: string): StoredDocument[] {
  const listed: StoredDocument[] = [];
  for (const path of Object.keys(documents).toSorted()) {
    if (dirname(path) !== collection) continue;
    const fields = documents[path] ?? {};
    const addedAt = Number(fields.addedAt ?? 0);
    listed.push({ documentName: basename(path), fields, addedAt });
  }
  return listed;
}

type StoredReview = StoredDocument & { fields: { date: string; id: number; stars: number } };

/** Sorts by date, number and name, all descending, like a Firestore query by `reviewOrder`. */
function sortReviews(documents: DocumentsByPath): StoredReview[] {
  const reviews = list(documents, 'reviews') as StoredReview[];
  const byNameDescending = reviews.reverse();
  return byNameDescending.sort(({ fields: a }, { fields: b }) => {
    if (a.date < b.date) return 1;
    if (a.date > b.date) return -1;
    return b.id - a.id;
  });
}

// The part of Firestore that /beheer and review mails use. The embedded store implements it too.
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { reviewOrder } from 'shared/review.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { isListed, queryListed } from './listed-reviews.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type StoredDocument = {
  documentName: string;
  fields: Fields;
  addedAt: number; // ms since 1970; a restored review keeps its first creation time
};

export type Reader = {
  get: (path: string) => Promise<Fields | null>;
  /** Leaves out names that have no document. */
  getAll: (collection: string, documentNames: readonly string[]) => Promise<StoredDocument[]>;
  list: (collection: string) => Promise<StoredDocument[]>;
};

/** Firestore requires all reads before the first write. */
export type Transaction = Reader & {
  set: (path: string, fields: Fields) => void; // replaces the whole document
  delete: (path: string) => void;
};

/** Its own reads lock nothing. Those of a transaction can make a write of another one fail. */
export type Database = Reader & {
  /** Firestore may run `work` several times, so it must have no effects outside the transaction. */
  transact: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Newest first. `after`: the document name of the last review on the previous page.
   * `firstDay`: yyyy/MM/dd, leaves out reviews of an earlier date.
   */
  listReviews: (limit: number, after?: string, firstDay?: string) => Promise<StoredDocument[]>;
  /** The latest removals first. `until`: ms since 1970, leaves out later removals. */
  listBin: (limit: number, until: number) => Promise<StoredDocument[]>;
  /** Reviews that the site leaves out. Reads up to 5,000 reviews, but only if there are any. */
  listLeftOut: () => Promise<StoredDocument[]>;
};

const readTimeout = 10_000; // ms until a read rejects; Firestore's own client waits for minutes

/** No query finds a missing field. After an attack the database may have 100,000 reviews. */
const maxChecked = 5_000;

/** The SDK's five attempts take 18 s while a lock blocks the write. Three take at most 10 s. */
const maxAttempts = 3;

export function connectDatabase(firestore: Firestore): Database {
  return {
    ...openReader(firestore, {
      loadAll: (documents) => withTimeout(firestore.getAll(...documents), readTimeout),
      load: (query) => withTimeout(query.get(), readTimeout),
    }),
    transact: (work) =>
      new Promise((resolve, reject) => {
        const attempt = async (transaction: FirestoreTransaction) => {
          const reads = work(openTransaction(firestore, transaction));
          try {
            await withTimeout(Promise.allSettled([reads]), readTimeout);
          } catch (late) {
            reject(late); // rejects now: runTransaction would wait for the slow read
            throw late; // ends the transaction, so it stores nothing after the timeout
          }
          return reads;
        };
        firestore.runTransaction(attempt, { maxAttempts }).then(resolve, reject);
      }),
    async listReviews(limit, after, firstDay) {
      const reviews = firestore.collection('reviews');
      const newest = reviewOrder.reduce<Query>(
        (query, field) => query.orderBy(field, 'desc'),
        firstDay ? reviews.where('date', '>=', firstDay) : reviews,
      );
      const load = async () => {
        const last = after ? await reviews.doc(after).get() : null;
        return (last?.exists ? newest.startAfter(last) : newest).limit(limit).get();
      };
      const { docs } = await withTimeout(load(), readTimeout);
      return docs.map(openDocument);
    },
    async listBin(limit, until) {
      const latest = firestore
        .collection('bin')
        .where('removedAt', '<=', until)
        .orderBy('removedAt', 'desc');
      const { docs } = await withTimeout(latest.limit(limit).get(), readTimeout);
      return docs.map(openDocument);
    },
    async listLeftOut() {
      const reviews = firestore.collection('reviews');
      const load = async () => {
        const counts = [reviews, queryListed(firestore)].map((query) => query.count().get());
        const [all, listed] = (await Promise.all(counts)).map((each) => each.data().count);
        return all === listed ? [] : (await reviews.limit(maxChecked).get()).docs;
      };
      const documents = (await withTimeout(load(), readTimeout)).map(openDocument);
      return documents.filter(({ fields }) => !isListed(fields));
    },
  };
}

function openTransaction(firestore: Firestore, transaction: FirestoreTransaction): Transaction {
  return {
    ...openReader(firestore, {
      loadAll: (documents) => transaction.getAll(...documents),
      load: (query) => transaction.get(query),
    }),
    set: (path, fields) => void transaction.set(firestore.doc(path), fields),
    delete: (path) => void transaction.delete(firestore.doc(path)),
  };
}

type Loaders = {
  loadAll: (documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;
  load: (query: Query) => Promise<QuerySnapshot>;
};

function openReader(firestore: Firestore, { loadAll, load }: Loaders): Reader {
  return {
    async get(path) {
      const [document] = await loadAll([firestore.doc(path)]);
      return document?.data() ?? null;
    },
    async getAll(collection, documentNames) {
      if (documentNames.length === 0) return [];
      const found = await loadAll(
        documentNames.map((name) => firestore.collection(collection).doc(name)),
      );
      return found.flatMap((document) => (document.exists ? openDocument(document) : []));
    },
    async list(collection) {
      const { docs } = await load(firestore.collection(collection));
      return docs.map(openDocument);
    },
  };
}

export function openDocument(document: DocumentSnapshot): StoredDocument {
  const fields = document.data() ?? {};
  const addedAt = Number(fields.addedAt ?? document.createTime?.toMillis());
  return { documentName: document.id, fields, addedAt };
}

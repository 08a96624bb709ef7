// The part of Firestore that /beheer uses. The embedded store implements it too.
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { reviewOrder } from 'shared/review.ts';

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

/** A read outside a transaction locks nothing. One inside can make a write of another one fail. */
export type Database = Reader & {
  /** Firestore may run `work` several times, so it must have no effects outside the transaction. */
  transact: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /** Newest first. `after`: the document name of the last review on the previous page. */
  listReviews: (limit: number, after?: string) => Promise<StoredDocument[]>;
  listBin: (limit: number) => Promise<StoredDocument[]>; // the latest removals first
};

export function connectDatabase(firestore: Firestore): Database {
  const reader = openReader(firestore, {
    getAll: (...documents) => firestore.getAll(...documents),
    get: (query) => query.get(),
  });
  return {
    ...reader,
    transact(work) {
      return firestore.runTransaction((transaction) => {
        const opened = openTransaction(firestore, transaction);
        return work(opened);
      });
    },
    async listReviews(limit, after) {
      const reviews = firestore.collection('reviews');
      let newest: Query = reviews;
      for (const field of reviewOrder) newest = newest.orderBy(field, 'desc');
      const last = after ? await reviews.doc(after).get() : null;
      const page = last?.exists ? newest.startAfter(last) : newest; // or the first page
      const found = await page.limit(limit).get();
      return found.docs.map(openDocument);
    },
    async listBin(limit) {
      const latest = firestore.collection('bin').orderBy('removedAt', 'desc');
      const found = await latest.limit(limit).get();
      return found.docs.map(openDocument);
    },
  };
}

function openTransaction(firestore: Firestore, transaction: FirestoreTransaction): Transaction {
  const reader = openReader(firestore, transaction);
  return {
    ...reader,
    set: (path, fields) => void transaction.set(firestore.doc(path), fields),
    delete: (path) => void transaction.delete(firestore.doc(path)),
  };
}

/** The reads that a database and a transaction of Firestore share. */
type Source = {
  getAll: (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;
  get: (query: Query) => Promise<QuerySnapshot>;
};

function openReader(firestore: Firestore, source: Source): Reader {
  return {
    async get(path) {
      const [document] = await source.getAll(firestore.doc(path));
      return document?.data() ?? null;
    },
    async getAll(collection, documentNames) {
      if (documentNames.length === 0) return [];
      const documents = firestore.collection(collection);
      const wanted = documentNames.map((name) => documents.doc(name));
      const found = await source.getAll(...wanted);
      return found.filter(({ exists }) => exists).map(openDocument);
    },
    async list(collection) {
      const found = await source.get(firestore.collection(collection));
      return found.docs.map(openDocument);
    },
  };
}

export function openDocument(document: DocumentSnapshot): StoredDocument {
  const fields = document.data() ?? {};
  const addedAt = Number(fields.addedAt ?? document.createTime?.toMillis());
  return { documentName: document.id, fields, addedAt };
}

// A visitor's allowed and forbidden actions. review-cases.ts lists new reviews.
import type { Fields, FirestoreClient, Outcome, Write } from '../firestore-client.ts';
import { createCase } from './review-cases.ts';

export type Action = { what: string; run: (visitor: FirestoreClient) => Promise<Outcome> };

const existing = createCase('a review that is there', 900_001, {});
const free = createCase('a review that is not there yet', 900_002, {});
const addFree: Write = { create: free.path, fields: free.fields };

const removed = createCase('a review that the owner removed', 900_004, {});

/** Documents that only the owner and the functions write. */
const ownDocuments = Object.entries<Fields>({
  'photos/kat': { src: 'kat.jpg', alt: 'Een kat' },
  'notices/current': { text: 'Dicht.', kind: 'closed', from: '2026/10/10', until: '2026/10/12' },
  'summaries/reviews': { count: 1, average: 5 },
  'settings/ownerLinks': { endedAt: 1 },
});

/** The visitor tries these before the documents exist. */
export const creations = ownDocuments.map(([path, fields]) =>
  commit(`create ${path}`, { create: path, fields }),
);

export const documentsThere: Write[] = [
  { set: existing.path, fields: existing.fields },
  { set: removed.path.replace('reviews', 'bin'), fields: { fields: removed.fields } },
  { set: `${existing.path}/notes/1`, fields: { text: 'Van de eigenaar' } },
  ...ownDocuments.map(([path, fields]): Write => ({ set: path, fields })),
];

export function commit(what: string, ...writes: Write[]): Action {
  return { what, run: (visitor) => visitor.commit(...writes) };
}
export function read(what: string, path: string): Action {
  return { what, run: (visitor) => visitor.read(path) };
}
/** Reads reviews by name. The rules allow at most 20, because Google charges for each read. */
function readTogether(count: number): Action {
  const run: Action['run'] = async (visitor) => {
    const names = Array.from({ length: count }, (_, index) => `reviews/${index}`);
    const documents = names.map((name) => `${visitor.documents}/${name}`);
    return (await visitor.call(':batchGet', { documents })).outcome;
  };
  return { what: `read ${count} reviews by name in one request`, run };
}
function query(what: string, collectionId: string, structuredQuery: object = {}): Action {
  const body = { structuredQuery: { from: [{ collectionId }], ...structuredQuery } };
  return { what, run: async (visitor) => (await visitor.call(':runQuery', body)).outcome };
}
function findByName(what: string, collectionId: string, path: string): Action {
  const run: Action['run'] = (visitor) => {
    const value = { referenceValue: `${visitor.documents}/${path}` };
    const fieldFilter = { field: { fieldPath: '__name__' }, op: 'EQUAL', value };
    return query(what, collectionId, { where: { fieldFilter } }).run(visitor);
  };
  return { what, run };
}
/** Queries all collections with this name, or all documents if there is no name. */
function queryGroup(what: string, collectionId?: string): Action {
  return query(what, '', { from: [{ collectionId, allDescendants: true }], limit: 1 });
}

const newestFirst = ['date', 'id', '__name__'].map((fieldPath) => ({
  field: { fieldPath },
  direction: 'DESCENDING',
}));
export const allowedActions: readonly Action[] = [
  read('read a review', existing.path),
  read('read a review that is not there', free.path),
  read('list 24 reviews', 'reviews?pageSize=24'),
  readTogether(20),
  read('list the photos', 'photos?pageSize=300'),
  query('600 photos', 'photos', { limit: 600 }),
  read('read the notice', 'notices/current'),
  read('read how many reviews there are', 'summaries/reviews'),
  query('the newest 600 reviews', 'reviews', { orderBy: newestFirst, limit: 600 }),
];

export const forbiddenActions: readonly Action[] = [
  commit('add a review under the name of one that was removed', {
    create: removed.path,
    fields: removed.fields,
  }),
  readTogether(21),
  read('read a photo by its name', 'photos/kat'),
  read('read another notice', 'notices/next'),
  read('read another summary', 'summaries/next'),
  read('read a review that was removed', removed.path),
  read('read a review in the bin', removed.path.replace('reviews', 'bin')),
  commit('overwrite a review', { set: existing.path, fields: { ...existing.fields, stars: 1 } }),
  commit('reply to a review', { update: existing.path, fields: { reply: 'Dank u wel!' } }),
  commit('remove a review', { remove: existing.path }),
  commit('add a review and remove another', addFree, { remove: existing.path }),
  commit('add something below a review', { create: `${existing.path}/notes/2`, fields: {} }),
  commit('add a review below a review', { ...addFree, create: `${existing.path}/${free.path}` }),
  commit('add a review to another collection', {
    create: free.path.replace('reviews', 'guestbook'),
    fields: free.fields,
  }),
  ...ownDocuments.flatMap(([path, fields]) => {
    const [collection] = path.split('/');
    return [
      commit(`add another document next to ${path}`, { create: `${collection}/next`, fields }),
      commit(`add a review next to ${path}`, {
        ...addFree,
        create: free.path.replace('reviews', collection ?? ''),
      }),
      commit(`add ${path} below a photo`, { create: `photos/kat/${path}`, fields }),
      commit(`change ${path}`, { update: path, fields: { open: false, alt: 'Een hond' } }),
      commit(`overwrite ${path} with the same`, { set: path, fields }),
      commit(`remove ${path}`, { remove: path }),
      read(`read what is below ${path}`, `${path}/notes/1`),
      read(`read ${path} below a photo`, `photos/kat/${path}`),
    ];
  }),
  ...['notices', 'summaries', 'settings'].map((collection) =>
    read(`list the ${collection}`, `${collection}?pageSize=1`),
  ),
  ...['notices/current', 'summaries/reviews'].flatMap((path) => {
    const [collection = '', name] = path.split('/');
    return [
      findByName(`find ${path} by a query`, collection, path),
      read(`read a document that is named like ${path}`, `notes/${name}`),
    ];
  }),
  read('list what is below a photo', 'photos/kat/notes?pageSize=1'),
  read('read what is below a review', `${existing.path}/notes/1`),
  read('list what is below a review', `${existing.path}/notes`),
  read('read a setting that is not there', 'settings/none'),
  queryGroup('the reviews of all collections', 'reviews'),
  queryGroup('the photos of all collections', 'photos'),
  queryGroup('every document'),
  query('the reviews without a limit', 'reviews'),
  query('601 reviews', 'reviews', { limit: 601 }),
  query('one review after skipping one', 'reviews', { limit: 1, offset: 1 }),
  query('one photo after skipping one', 'photos', { limit: 1, offset: 1 }),
  query('the photos without a limit', 'photos'),
  query('601 photos', 'photos', { limit: 601 }),
];

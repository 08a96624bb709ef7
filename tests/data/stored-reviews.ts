// Reads and writes reviews in the database directly, without the site's code.
import type { Fields, FirestoreClient, StoredDocument, Write } from '../firestore-client.ts';

type Owned = { owner: FirestoreClient };

export async function readStored({ owner }: Owned) {
  const stored = await owner.list('reviews');
  return stored.map(readDocument).sort((a, b) => a.id - b.id);
}

function readDocument({ name, fields = {} }: StoredDocument) {
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, { stringValue, integerValue }]) => [
      field,
      integerValue === undefined ? stringValue : Number(integerValue),
    ]),
  );
  const documentName = name.slice(name.lastIndexOf('/') + 1);
  return { documentName, id: Number(values.id), name: String(values.name ?? ''), fields: values };
}

export async function storeReviews(
  { owner }: Owned,
  reviews: readonly (readonly [string, number])[],
  changes: Fields = {},
) {
  const old = { review: 'Al lang hier.', stars: 5, date: '2024/02/29' };
  const writes = reviews.map(
    ([documentName, id]): Write => ({
      create: `reviews/${documentName}`,
      fields: { ...old, id, name: `Van eerder ${id}`, ...changes },
    }),
  );
  await owner.commit(...writes);
}

export async function storeSummary({ owner }: Owned, count: number) {
  await owner.commit({ set: 'summaries/reviews', fields: { count, average: 5 } });
}

export async function removeReviews({ owner }: Owned, names: readonly string[]) {
  await owner.commit(...names.map((name): Write => ({ remove: `reviews/${name}` })));
}

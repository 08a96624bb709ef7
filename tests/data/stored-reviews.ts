// What the database holds in the end, past the site's own code.
import type { Fields, FirestoreClient, StoredDocument, Write } from '../firestore-client.ts';

type Owned = { owner: FirestoreClient };

/** In the order of their numbers. */
export async function readStored({ owner }: Owned) {
  const stored = await owner.list('reviews');
  return stored.map(readDocument).sort((a, b) => a.id - b.id);
}

/** Texts and whole numbers; a field of another kind is undefined. */
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

/** Puts reviews of before there, as the owner: a document's name and its number. */
export async function keepReviews(
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

/** As the function does it, at the latest some seconds after a change. */
export async function keepSummary({ owner }: Owned, count: number) {
  await owner.commit({ set: 'summaries/reviews', fields: { count, average: 5 } });
}

export async function removeReviews({ owner }: Owned, names: readonly string[]) {
  await owner.commit(...names.map((name): Write => ({ remove: `reviews/${name}` })));
}

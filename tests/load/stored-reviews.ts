// What the database holds in the end, past the site's own code.
import type { Database } from '../emulator.ts';
import type { Fields, Write } from '../firestore-client.ts';

type Owned = Pick<Database, 'owner'>;
export type StoredReview = { key: string; id: number; name: string };

type Answer = { document?: { name: string; fields: Record<string, Value> } };
type Value = { stringValue?: string; integerValue?: string };

/** In the order of their numbers. */
export async function readStored({ owner }: Owned): Promise<StoredReview[]> {
  const { answer } = await owner.ask(':runQuery', {
    structuredQuery: { from: [{ collectionId: 'reviews' }] },
  });
  // The emulator's own answer to a query.
  const stored = (answer as Answer[]).flatMap(({ document }) => document ?? []);
  return stored
    .map(({ name, fields }) => ({
      key: name.slice(name.lastIndexOf('/') + 1),
      id: Number(fields.id?.integerValue),
      name: fields.name?.stringValue ?? '',
    }))
    .sort((a, b) => a.id - b.id);
}

/** Puts reviews of before there, as the owner: a document's name and its number. */
export async function keepReviews(
  { owner }: Owned,
  reviews: readonly [string, number][],
  changes: Fields = {},
) {
  const writes = reviews.map(
    ([key, id]): Write => ({
      create: `reviews/${key}`,
      fields: { ...composeFields(id), ...changes },
    }),
  );
  await owner.commit(...writes);
}

export async function removeReviews({ owner }: Owned, keys: readonly string[]) {
  await owner.commit(...keys.map((key): Write => ({ remove: `reviews/${key}` })));
}

function composeFields(id: number): Fields {
  return { id, name: `Van eerder ${id}`, review: 'Al lang hier.', stars: 5, date: '2024/02/29' };
}

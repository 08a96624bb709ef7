// Writes to and looks at the emulator by REST, as the owner: the rules do not hold for these.
import type { Emulator } from './emulator.ts';
import type { StoredPhoto } from './seed-photos.ts';
import type { StoredReview } from './seed-reviews.ts';

/** Milliseconds. The emulator's first answer after its start takes many seconds on a busy machine. */
const patience = 30_000;

type Place = Pick<Emulator, 'host' | 'port' | 'projectId'>;

const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** All at once or nothing. Reviews are named by their number, photos by their place in the album. */
export async function writeSeed(
  place: Place,
  reviews: readonly StoredReview[],
  photos: readonly StoredPhoto[],
): Promise<void> {
  const documents = [
    ...reviews.map((review) => ({ path: `reviews/${review.id}`, fields: review })),
    ...photos.map((photo, index) => ({ path: `photos/${nameOf(index)}`, fields: photo })),
  ];
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${nameDatabase(place)}/documents/${path}`, fields: toFields(fields) },
  }));
  await ask(place, 'documents:commit', {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes }),
  });
}

/** Changes when a document was added, changed or removed. */
export async function readFingerprint(place: Place): Promise<string> {
  const lists = ['reviews', 'photos', 'notices'].map((collection) =>
    listVersions(place, collection),
  );
  return (await Promise.all(lists)).flat().join(' ');
}

/** Each document's name and the time of its last change. */
async function listVersions(place: Place, collection: string): Promise<string[]> {
  const versions: string[] = [];
  const query = new URLSearchParams({ pageSize: '300', 'mask.fieldPaths': '__name__' });
  for (;;) {
    const answer = await ask(place, `documents/${collection}?${query}`, { headers });
    const { documents = [], nextPageToken } = answer as {
      documents?: { name: string; updateTime: string }[];
      nextPageToken?: string;
    }; // Firestore's own answer to a list request
    versions.push(...documents.map(({ name, updateTime }) => `${name}@${updateTime}`));
    if (!nextPageToken) return versions;
    query.set('pageToken', nextPageToken);
  }
}

export type ListedDocument = {
  /** Within its collection. */
  name: string;
  createTime: string;
  /** Texts and numbers only; a field of another kind is left out. */
  document: Record<string, string | number>;
};

/** The reviews of this day (yyyy/MM/dd) and later ones. */
export async function queryReviewsFrom(place: Place, day: string): Promise<ListedDocument[]> {
  const answer = await ask(place, 'documents:runQuery', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'reviews' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'date' },
            op: 'GREATER_THAN_OR_EQUAL',
            value: { stringValue: day },
          },
        },
      },
    }),
  });
  // Firestore's own answer to a query; without a document it only says when it was read.
  const rows = answer as { document?: { name: string; createTime: string; fields?: Fields } }[];
  return rows.flatMap(({ document: found }) =>
    found
      ? {
          name: found.name.split('/').at(-1) ?? '',
          createTime: found.createTime,
          document: fromFields(found.fields ?? {}),
        }
      : [],
  );
}

async function ask(place: Place, path: string, init: RequestInit): Promise<unknown> {
  const address = `http://${place.host}:${place.port}/v1/${nameDatabase(place)}/${path}`;
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The Firestore emulator answered: ${await response.text()}`);
  return response.json();
}

function nameDatabase({ projectId }: Place): string {
  return `projects/${projectId}/databases/(default)`;
}

function nameOf(index: number): string {
  return `foto-${String(index + 1).padStart(2, '0')}`;
}

export function toFields(fields: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
    ]),
  );
}

type Fields = Record<
  string,
  { stringValue?: string; integerValue?: string; doubleValue?: number | string }
>;

function fromFields(fields: Fields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { stringValue, integerValue, doubleValue }]) => {
      const number = integerValue ?? doubleValue;
      const value = stringValue ?? (number === undefined ? undefined : Number(number));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

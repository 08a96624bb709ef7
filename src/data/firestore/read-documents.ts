import { comparePhotos, maxPhotos, type Photo, parseShownPhoto } from 'shared/photo.ts';
import { parseReview, type Review } from 'shared/review.ts';

/** The first `limit` documents of a list: `items` are the valid ones that are shown. */
export type Batch<Item> = {
  items: readonly Item[];
  limit: number;
  documentCount: number;
};

/** `data` returns the fields, as a snapshot of the SDK does. */
export type StoredDocument = {
  id: string;
  data: () => Record<string, unknown>;
};

export function parseReviews(documents: readonly StoredDocument[], limit: number): Batch<Review> {
  return parseBatch(documents, limit, parseReview);
}

/** Sorts all before the cut: documents arrive by name, so the first photo may be the last one. */
export function parsePhotos(documents: readonly StoredDocument[], limit: number): Batch<Photo> {
  const batch = parseBatch(documents, limit, parseShownPhoto);
  const ordered = [...batch.items].sort(comparePhotos);
  return { ...batch, items: ordered.slice(0, maxPhotos) };
}

function parseBatch<Item>(
  documents: readonly StoredDocument[],
  limit: number,
  parse: (name: string, fields: Record<string, unknown>) => Item | null,
): Batch<Item> {
  const items = documents
    .map((document) => parse(document.id, document.data()))
    .filter((item) => item !== null);
  return { items, limit, documentCount: documents.length };
}

type Fields = Record<string, Value>;

/** A value in Firestore's REST API, with one of these. The SDK decodes its own documents. */
type Value = {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  booleanValue?: boolean;
  timestampValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
};

export type SentDocument = { name: string; fields?: Fields };

export async function readDocuments(response: Response): Promise<StoredDocument[]> {
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const body: { documents?: SentDocument[] } = await response.json();
  const documents = body.documents ?? [];
  return documents.map(openDocument);
}

export function openDocument({ name, fields }: SentDocument): StoredDocument {
  const id = name.slice(name.lastIndexOf('/') + 1);
  return { id, data: () => decodeFields(fields) };
}

export function decodeFields(fields: Fields = {}): Record<string, unknown> {
  const decoded = Object.entries(fields).map(([name, value]) => [name, decode(value)]);
  return Object.fromEntries(decoded);
}

function decode(value: Value): unknown {
  if (value.mapValue) return decodeFields(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(decode);
  if (value.integerValue) return Number(value.integerValue);
  if (value.timestampValue) return new Date(value.timestampValue);
  return value.doubleValue ?? value.booleanValue ?? value.stringValue;
}

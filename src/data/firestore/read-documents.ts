// Documents as Firestore's REST interface sends them.

import type { StoredDocument } from '../parse-documents.ts';

export type Fields = Record<string, Value>;

type Value = {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  booleanValue?: boolean;
  timestampValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
};

type SentDocument = { name: string; fields?: Fields };
type SentPage = { documents?: SentDocument[]; nextPageToken?: string };

/** A page of a list; `nextPage` is '' on the last one. Throws when Firestore refused it. */
export async function readPage(
  response: Response,
): Promise<{ documents: StoredDocument[]; nextPage: string }> {
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const { documents = [], nextPageToken = '' } = (await response.json()) as SentPage;
  return {
    documents: documents.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      data: () => decodeFields(fields),
    })),
    nextPage: nextPageToken,
  };
}

export function decodeFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function decode(value: Value): unknown {
  const { stringValue, integerValue, doubleValue, booleanValue, arrayValue, mapValue } = value;
  if (mapValue) return decodeFields(mapValue.fields);
  if (integerValue) return Number(integerValue);
  if (value.timestampValue) return new Date(value.timestampValue);
  return arrayValue?.values?.map(decode) ?? doubleValue ?? booleanValue ?? stringValue;
}

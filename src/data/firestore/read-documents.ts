import type { StoredDocument } from '../lists/parse-documents.ts';

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

export type SentDocument = { name: string; fields?: Fields };

export async function readDocuments(response: Response): Promise<StoredDocument[]> {
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const { documents = [] } = (await response.json()) as { documents?: SentDocument[] };
  return documents.map(openDocument);
}

export function openDocument({ name, fields }: SentDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: () => decodeFields(fields) };
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

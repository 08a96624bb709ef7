// Documents as Firestore's REST interface sends them.

export type ReadDocument = { id: string; data: () => Record<string, unknown> };

export type Fields = Record<
  string,
  { stringValue?: string; integerValue?: string; doubleValue?: number; booleanValue?: boolean }
>;

type StoredDocument = { name: string; fields?: Fields };

/** Of a list. Throws when Firestore refused it. */
export async function readDocuments(response: Response): Promise<ReadDocument[]> {
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const { documents = [] } = (await response.json()) as { documents?: StoredDocument[] };
  return documents.map(({ name, fields }) => ({
    id: name.slice(name.lastIndexOf('/') + 1),
    data: () => decodeFields(fields),
  }));
}

export function decodeFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(
      ([name, { stringValue, integerValue, doubleValue, booleanValue }]) => [
        name,
        integerValue === undefined
          ? (doubleValue ?? booleanValue ?? stringValue)
          : Number(integerValue),
      ],
    ),
  );
}

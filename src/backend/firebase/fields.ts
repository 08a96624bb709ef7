/** A document's fields in Firestore's REST interface: each value under the name of its kind. */
export type Fields = Record<string, FieldValue>;

/** The kinds that the site stores; a value of another kind has none of these. */
type FieldValue = { stringValue?: string; integerValue?: string; doubleValue?: number };

/** As the SDK would give them; a value of a kind that the site does not store is undefined. */
export function readFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue, integerValue, doubleValue }]) => [
      name,
      integerValue === undefined ? (doubleValue ?? stringValue) : Number(integerValue),
    ]),
  );
}

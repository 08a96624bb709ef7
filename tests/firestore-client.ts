// A small client for Firestore's REST API. Like an attacker, it can send requests that Firebase's
// SDKs do not send.

/** A number is stored as an integer, a `Double` as a double. */
export type Stored =
  | string
  | number
  | boolean
  | null
  | Date
  | Double
  | Uint8Array
  | readonly Stored[]
  | { [key: string]: Stored };
export type Fields = Readonly<Record<string, Stored>>;

export class Double {
  constructor(readonly value: number) {}
}

export type Outcome = 'allowed' | 'refused';

export type Write =
  | { create: string; fields: Fields }
  | { set: string; fields: Fields }
  | { update: string; fields: Fields }
  | { remove: string };

/** `name` is the full path. A value's key gives its type, as in { stringValue: 'Anna' }. */
export type StoredDocument = {
  name: string;
  fields?: Record<string, { stringValue?: string; integerValue?: string }>;
};

export type FirestoreClient = {
  /** The start of every full document name. */
  documents: string;
  /** Sends all writes in one commit. Paths are like 'reviews/1'. */
  commit: (...writes: Write[]) => Promise<Outcome>;
  /** Reads a document ('reviews/1') or lists a collection ('reviews'). */
  read: (path: string) => Promise<Outcome>;
  /** `method` is like ':runQuery'. `result` is the parsed JSON of the response. */
  call: (method: string, body: unknown) => Promise<{ outcome: Outcome; result: unknown }>;
  /** Lists the documents of every collection with this id, even below other documents. */
  list: (collectionId: string) => Promise<StoredDocument[]>;
};

export function connectFirestore(
  origin: string,
  projectId: string,
  role: 'visitor' | 'owner',
): FirestoreClient {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const headers = {
    'content-type': 'application/json',
    ...(role === 'owner' ? { authorization: 'Bearer owner' } : {}),
  };

  async function send(path: string, init: RequestInit) {
    const response = await fetch(`${origin}/v1/${documents}${path}`, { ...init, headers });
    const text = await response.text();
    const result: unknown = JSON.parse(text);
    const isMissing = response.status === 404 && init.method === 'GET';
    if (response.ok || isMissing) return { outcome: 'allowed' as const, result };
    if (response.status === 403) return { outcome: 'refused' as const, result };
    // Only 403 is a refusal by the rules. Any other error must fail the test.
    throw new Error(`The Firestore emulator responded with ${response.status}: ${text}`);
  }

  function call(method: string, body: unknown) {
    return send(method, { method: 'POST', body: JSON.stringify(body) });
  }

  return {
    documents,
    call,
    async commit(...writes) {
      const { outcome } = await call(':commit', {
        writes: writes.map((write) => writeToJson(write, documents)),
      });
      return outcome;
    },
    async list(collectionId) {
      const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
      const { result } = await call(':runQuery', { structuredQuery });
      return (result as { document?: StoredDocument }[]).flatMap(({ document }) => document ?? []);
    },
    async read(path) {
      return (await send(`/${path}`, { method: 'GET' })).outcome;
    },
  };
}

function writeToJson(write: Write, documents: string): unknown {
  if ('remove' in write) return { delete: `${documents}/${write.remove}` };
  const path = 'create' in write ? write.create : 'set' in write ? write.set : write.update;
  return {
    update: { name: `${documents}/${path}`, fields: fieldsToJson(write.fields) },
    ...('create' in write ? { currentDocument: { exists: false } } : {}),
    ...('update' in write ? { updateMask: { fieldPaths: Object.keys(write.fields) } } : {}),
  };
}

function fieldsToJson(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toJson(value)]));
}

function toJson(value: Stored): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Double) return { doubleValue: doubleToJson(value.value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (isList(value)) return { arrayValue: { values: value.map(toJson) } };
  return { mapValue: { fields: fieldsToJson(value) } };
}

function doubleToJson(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

// Array.isArray does not narrow a readonly array.
function isList(value: Stored): value is readonly Stored[] {
  return Array.isArray(value);
}

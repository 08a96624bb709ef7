// The album's documents by Firestore's REST interface, which the emulator and the real project both
// speak. Visitors may not write photos; the owner's token may.
export type AlbumPhoto = { src: string; alt: string; width: number; height: number; color: string };

export type AlbumDocument = { id: string; fields: Partial<AlbumPhoto> };

export type AlbumChanges = {
  set: readonly { id: string; fields: AlbumPhoto }[];
  remove: readonly string[];
};

export type AlbumDatabase = {
  /** For the owner: which database this is. */
  description: string;
  list: () => Promise<AlbumDocument[]>;
  /** All at once or nothing. */
  change: (changes: AlbumChanges) => Promise<void>;
  close: () => Promise<void>;
};

export type AlbumPlace = {
  /** Without a slash at its end. */
  origin: string;
  projectId: string;
  token: string;
  description: string;
  close?: () => Promise<void>;
};

type Value = { stringValue?: string; integerValue?: string };
type Answer = {
  documents?: { name: string; fields?: Record<string, Value> }[];
  nextPageToken?: string;
};

export function connectAlbum(place: AlbumPlace): AlbumDatabase {
  const root = `projects/${place.projectId}/databases/(default)/documents`;
  async function ask(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${place.origin}/v1/${root}${path}`, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${place.token}` },
      signal: AbortSignal.timeout(20_000),
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(await explainRefusal(response, place));
    return response.json();
  }

  return {
    description: place.description,
    async list() {
      const documents: AlbumDocument[] = [];
      let next = '';
      do {
        const answer = await ask(`/photos?pageSize=300&pageToken=${encodeURIComponent(next)}`);
        documents.push(...(answer.documents ?? []).map(readDocument));
        next = answer.nextPageToken ?? '';
      } while (next);
      return documents;
    },
    async change({ set, remove }) {
      if (set.length + remove.length === 0) return;
      await ask(':commit', {
        writes: [
          ...set.map(({ id, fields }) => ({
            update: { name: `${root}/photos/${id}`, fields: toValues(fields) },
          })),
          ...remove.map((id) => ({ delete: `${root}/photos/${id}` })),
        ],
      });
    },
    close: place.close ?? (async () => {}),
  };
}

function readDocument({ name, fields = {} }: { name: string; fields?: Record<string, Value> }) {
  const read = Object.entries(fields).map(([key, { stringValue, integerValue }]) => [
    key,
    integerValue === undefined ? stringValue : Number(integerValue),
  ]);
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: Object.fromEntries(read) };
}

function toValues(fields: AlbumPhoto): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
    ]),
  );
}

async function explainRefusal(response: Response, place: AlbumPlace): Promise<string> {
  const reason = await response.text();
  return [401, 403].includes(response.status)
    ? `${place.description} weigert de toegang: het account mag de database van dit project niet wijzigen (geef het de rol "Cloud Datastore-gebruiker").`
    : `${place.description} antwoordde ${response.status}: ${reason.slice(0, 300)}`;
}

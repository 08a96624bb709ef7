// The album in the order of its documents' names: `photos` as visitors see it, and `asidePhotos` for what is not in it
// (yet, or any more). A photo keeps its name when it goes from one to the other, and so its place.
import { mostPhotos, type Photo, readPhoto } from '../../../src/data/photo.ts';
import type { AlbumFiles } from '../album/album-files.ts';
import { listFileNames, makeAlbumPhoto } from '../album/make-album-photo.ts';
import type { Documents, StoredDocument, Transaction } from './documents.ts';

export type Album = { photos: Photo[]; aside: Photo[] };

const timeAside = 30 * 86_400_000; // ms

export async function readAlbum(documents: Documents): Promise<Album> {
  const { photos, aside } = await documents.transact(readLists);
  const read = ({ id, fields }: StoredDocument) => readPhoto(id, fields) ?? [];
  return { photos: photos.flatMap(read), aside: aside.flatMap(read) };
}

/** Beside the album, because it has no description yet. Null when that is done; else a sentence. */
export async function addPhoto(
  documents: Documents,
  files: AlbumFiles,
  original: Buffer,
  now: number,
): Promise<string | null> {
  const made = await makeAlbumPhoto(original);
  if ('problem' in made) return made.problem;
  // Before its document, so that there is never a photo that cannot be shown.
  for (const { name, content } of made.files) await files.write(name, content);
  return documents.transact(async (transaction) => {
    const { photos, aside } = await readLists(transaction);
    const known = [...photos, ...aside];
    if (known.some(({ fields }) => fields.src === made.fields.src)) return 'Deze foto staat er al.';
    if (known.length >= mostPhotos)
      return `Er passen niet meer dan ${mostPhotos} foto’s in het album. Gooi er eerst een weg.`;
    // Behind all others: '~' comes after every letter.
    transaction.set(`asidePhotos/~${now}-${made.name}`, { ...made.fields, alt: '', since: now });
    return null;
  });
}

export type Move = 'first' | 'earlier' | 'later';

/** A change of one photo; nothing happens when it is not there any more. */
export function changePhoto(
  documents: Documents,
  id: string,
  { alt, move }: { alt: string; move?: Move },
): Promise<void> {
  return documents.transact(async (transaction) => {
    const { photos } = await readLists(transaction);
    const from = photos.findIndex((photo) => photo.id === id);
    const chosen = photos[from];
    if (!chosen) return;
    const order = photos.map(({ fields }) => fields);
    order.splice(from, 1);
    const to = { first: 0, earlier: Math.max(0, from - 1), later: from + 1 };
    order.splice(move ? to[move] : from, 0, alt ? { ...chosen.fields, alt } : chosen.fields);
    for (const [place, fields] of order.entries()) {
      const document = photos[place];
      if (document && document.fields !== fields) transaction.set(`photos/${document.id}`, fields);
    }
  });
}

/** Into the album, once it says what can be seen. */
export function publishPhoto(documents: Documents, id: string, alt: string): Promise<void> {
  return documents.transact(async ({ get, set, delete: remove }) => {
    const fields = await get(`asidePhotos/${id}`);
    if (!fields || !alt) return;
    const { since: _, ...photo } = fields;
    set(`photos/${id}`, { ...photo, alt });
    remove(`asidePhotos/${id}`);
  });
}

export function setPhotoAside(documents: Documents, id: string, now: number): Promise<void> {
  return documents.transact(async ({ get, set, delete: remove }) => {
    const fields = await get(`photos/${id}`);
    if (!fields) return;
    set(`asidePhotos/${id}`, { ...fields, since: now });
    remove(`photos/${id}`);
  });
}

/** Those that have been aside for 30 days, and the one with this name. */
export async function discardPhotos(
  documents: Documents,
  files: AlbumFiles,
  now: number,
  name?: string,
): Promise<void> {
  const discarded = await documents.transact(async (transaction) => {
    const { aside } = await readLists(transaction);
    const old = aside.filter(
      ({ id, fields }) => id === name || !(Number(fields.since) > now - timeAside),
    );
    for (const { id } of old) transaction.delete(`asidePhotos/${id}`);
    return old;
  });
  for (const { id, fields } of discarded) {
    const { src, file } = readPhoto(id, fields) ?? {};
    if (!src || !file) continue;
    await Promise.all(listFileNames({ src, width: file.width }).map(files.remove));
  }
}

async function readLists({ list }: Transaction) {
  const [photos, aside] = await Promise.all([list('photos'), list('asidePhotos')]);
  return { photos, aside };
}

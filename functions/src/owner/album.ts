// The album in the order of its documents' names: `photos` as visitors see it, and `asidePhotos` for what is not in it
// (yet, or any more). A photo keeps its name when it goes from one to the other, and so its place.
import { mostPhotos, type Photo, readPhoto } from '../../../src/data/photo.ts';
import type { AlbumFiles } from '../album/album-files.ts';
import { listFileNames, makeAlbumPhoto } from '../album/make-album-photo.ts';
import type { Documents, StoredDocument, Transaction } from './documents.ts';
import { timeInBin } from './reviews.ts';

export type Album = { photos: Photo[]; aside: Photo[] };

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

// By `src` and not by a document's name: on a page that was opened before another device changed the order, a name
// would stand for another photo.

/** What is written of them, in the album or beside it, by `src`. */
export function describePhotos(
  documents: Documents,
  alts: ReadonlyMap<string, string>,
): Promise<void> {
  return documents.transact(async (transaction) => {
    const { photos, aside } = await readLists(transaction);
    for (const [collection, list] of [
      ['photos', photos] as const,
      ['asidePhotos', aside] as const,
    ]) {
      for (const { id, fields } of list) {
        const alt = alts.get(String(fields.src));
        if (alt && alt !== fields.alt) transaction.set(`${collection}/${id}`, { ...fields, alt });
      }
    }
  });
}

/** Nothing happens when it is not there any more. */
export function movePhoto(documents: Documents, src: string, move: Move): Promise<void> {
  return documents.transact(async (transaction) => {
    const { photos } = await readLists(transaction);
    const from = photos.findIndex(({ fields }) => fields.src === src);
    const order = photos.map(({ fields }) => fields);
    const [chosen] = from < 0 ? [] : order.splice(from, 1);
    if (!chosen) return;
    const to = { first: 0, earlier: Math.max(0, from - 1), later: from + 1 };
    order.splice(to[move], 0, chosen);
    for (const [place, fields] of order.entries()) {
      const document = photos[place];
      if (document && document.fields !== fields) transaction.set(`photos/${document.id}`, fields);
    }
  });
}

/** Into the album, if it says what can be seen: false when it does not. */
export function publishPhoto(documents: Documents, src: string): Promise<boolean> {
  return documents.transact(async (transaction) => {
    const { aside } = await readLists(transaction);
    const found = aside.find(({ fields }) => fields.src === src);
    if (!found) return true;
    const { since: _, ...fields } = found.fields;
    if (!readPhoto(found.id, fields)?.alt) return false;
    transaction.set(`photos/${found.id}`, fields);
    transaction.delete(`asidePhotos/${found.id}`);
    return true;
  });
}

export function setPhotoAside(documents: Documents, src: string, now: number): Promise<void> {
  return documents.transact(async (transaction) => {
    const { photos } = await readLists(transaction);
    const found = photos.find(({ fields }) => fields.src === src);
    if (!found) return;
    transaction.set(`asidePhotos/${found.id}`, { ...found.fields, since: now });
    transaction.delete(`photos/${found.id}`);
  });
}

/** Those that have been aside for 30 days, and the one with this `src`. */
export async function discardPhotos(
  documents: Documents,
  files: AlbumFiles,
  now: number,
  src?: string,
): Promise<void> {
  const discarded = await documents.transact(async (transaction) => {
    const { aside } = await readLists(transaction);
    const old = aside.filter(
      ({ fields }) => fields.src === src || !(Number(fields.since) > now - timeInBin),
    );
    for (const { id } of old) transaction.delete(`asidePhotos/${id}`);
    return old;
  });
  for (const { id, fields } of discarded) {
    const photo = readPhoto(id, fields);
    if (!photo?.file) continue;
    await Promise.all(listFileNames({ ...photo.file, src: photo.src }).map(files.remove));
  }
}

async function readLists({ list }: Transaction) {
  const [photos, aside] = await Promise.all([list('photos'), list('asidePhotos')]);
  return { photos, aside };
}

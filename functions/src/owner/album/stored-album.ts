// The album. A photo of the owner without a sentence waits: the site does not show it.
import { comparePhotos, maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { listFiles } from '../../album/album-files.ts';
import { type MadePhoto, makeAlbumPhoto } from '../../album/make-album-photo.ts';
import type { Reader } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type AlbumRequest = Pick<OwnerRequest, 'database' | 'files'>;

/** In the order of the album. Leaves out documents that the site cannot show. */
export async function loadAlbum({ list }: Reader): Promise<Photo[]> {
  const stored = await list('photos');
  return stored
    .map(({ documentName, fields }) => parsePhoto(documentName, fields))
    .filter((photo) => photo !== null)
    .sort(comparePhotos);
}

/** Puts a photo at the front, where it waits for its sentence. Returns why it is refused, or null.
 * The same photo is stored once. */
export async function addPhoto(request: AlbumRequest, original: File): Promise<string | null> {
  const { database, files } = request;
  // Checks this first, because making the files takes up to 36 s.
  if ((await loadAlbum(database)).length >= maxPhotos) {
    return `Er passen hooguit ${maxPhotos} foto’s in het album.`;
  }
  const made = await makeAlbumPhoto(Buffer.from(await original.arrayBuffer()));
  if ('problem' in made) return made.problem;
  try {
    // Writes the files first, so that every document has its files.
    for (const { name, content } of made.files) await files.write(name, content);
    await database.transact(async (transaction) => {
      const album = await loadAlbum(transaction);
      if (album.some(({ documentName }) => documentName === made.name)) return;
      transaction.set(`photos/${made.name}`, { ...made.fields, position: findFront(album) });
    });
    return null;
  } finally {
    await removeFilesWithoutPhoto(request, made);
  }
}

/** Removes what a failed upload leaves, because anyone could read these files by their urls. */
async function removeFilesWithoutPhoto(
  { database, files }: AlbumRequest,
  made: MadePhoto,
): Promise<void> {
  if (await database.get(`photos/${made.name}`)) return;
  await Promise.all(made.files.map(({ name }) => files.remove(name)));
}

/** Stores the sentences by document name. Returns the names of the photos that changed. */
export function storeSentences(
  { database }: AlbumRequest,
  sentences: ReadonlyMap<string, string>,
): Promise<string[]> {
  return database.transact(async (transaction) => {
    const album = await loadAlbum(transaction);
    const changed = album
      .filter(({ documentName, alt }) => (sentences.get(documentName) ?? alt) !== alt)
      .map(({ documentName }) => documentName);
    for (const { documentName, fields } of await transaction.getAll('photos', changed)) {
      const alt = sentences.get(documentName);
      transaction.set(`photos/${documentName}`, { ...fields, alt });
    }
    return changed;
  });
}

export function moveToFront({ database }: AlbumRequest, name: string): Promise<void> {
  return database.transact(async (transaction) => {
    const fields = await transaction.get(`photos/${name}`);
    const others = (await loadAlbum(transaction)).filter((each) => each.documentName !== name);
    if (fields) transaction.set(`photos/${name}`, { ...fields, position: findFront(others) });
  });
}

/** Deletes the files first: if that fails, the owner still sees the photo, and tries again. */
export async function deletePhoto({ database, files }: AlbumRequest, name: string): Promise<void> {
  const fields = await database.get(`photos/${name}`);
  const photo = fields && parsePhoto(name, fields);
  if (photo) await Promise.all(listFiles(photo).map(files.remove));
  await database.transact(async (transaction) => transaction.delete(`photos/${name}`));
}

/** A photo without a position comes after the others, so any number is before it. */
function findFront(photos: readonly Photo[]): number {
  return Math.min(1, ...photos.map(({ position }) => position ?? 1)) - 1;
}

// The album. A photo that the owner uploads waits until it has a sentence (`alt`): until then, the
// site does not show it.
import { comparePhotos, maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { listFiles } from '../../album/album-files.ts';
import { type MadePhoto, makeAlbumPhoto } from '../../album/make-album-photo.ts';
import type { Reader } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type AlbumRequest = Pick<OwnerRequest, 'database' | 'files'>;

/** In the order of the album, with the waiting photos. Leaves out malformed documents. */
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
  const current = await loadAlbum(database);
  if (current.length >= maxPhotos) {
    return `Er passen hooguit ${maxPhotos} foto’s in het album.`;
  }
  const bytes = await original.arrayBuffer();
  const made = await makeAlbumPhoto(Buffer.from(bytes));
  if ('problem' in made) return made.problem;
  try {
    // Writes the files first, so that every document has its files.
    for (const { name, content } of made.files) await files.write(name, content);
    await database.transact(async (transaction) => {
      const album = await loadAlbum(transaction);
      // The limit is not checked again: a photo more does no harm.
      const isStored = album.some(({ documentName }) => documentName === made.name);
      if (isStored) return;
      const position = findFront(album);
      transaction.set(`photos/${made.name}`, { ...made.fields, position });
    });
    return null;
  } finally {
    await removeFilesWithoutPhoto(request, made);
  }
}

/** Removes what a failed upload leaves, because anyone could read these files by their urls. */
async function removeFilesWithoutPhoto(request: AlbumRequest, made: MadePhoto): Promise<void> {
  const { database, files } = request;
  const stored = await database.get(`photos/${made.name}`);
  if (stored) return;
  const names = made.files.map(({ name }) => name);
  await Promise.all(names.map(files.remove));
}

/** Stores the sentences by document name. Returns the names of the photos that changed. */
export function storeSentences(
  { database }: AlbumRequest,
  sentences: ReadonlyMap<string, string>,
): Promise<string[]> {
  return database.transact(async (transaction) => {
    const album = await loadAlbum(transaction);
    const changed = album.filter(({ documentName, alt }) => {
      const sentence = sentences.get(documentName);
      return sentence !== undefined && sentence !== alt;
    });
    const names = changed.map(({ documentName }) => documentName);
    const stored = await transaction.getAll('photos', names);
    for (const { documentName, fields } of stored) {
      const alt = sentences.get(documentName);
      transaction.set(`photos/${documentName}`, { ...fields, alt });
    }
    return names;
  });
}

export function moveToFront({ database }: AlbumRequest, name: string): Promise<void> {
  return database.transact(async (transaction) => {
    const path = `photos/${name}`;
    const fields = await transaction.get(path);
    if (!fields) return;
    const album = await loadAlbum(transaction);
    const others = album.filter(({ documentName }) => documentName !== name);
    const position = findFront(others);
    transaction.set(path, { ...fields, position });
  });
}

/** Deletes the files first: if that fails, the owner still sees the photo, and tries again. */
export async function deletePhoto({ database, files }: AlbumRequest, name: string): Promise<void> {
  const path = `photos/${name}`;
  const fields = await database.get(path);
  const photo = fields && parsePhoto(name, fields);
  const names = photo ? listFiles(photo) : [];
  await Promise.all(names.map(files.remove));
  await database.transact(async (transaction) => transaction.delete(path));
}

/** Returns a position before all photos. Those without a position come after every number. */
function findFront(photos: readonly Photo[]): number {
  const positions = photos.map(({ position }) => position);
  const numbers = positions.filter((position) => position !== undefined);
  return Math.min(1, ...numbers) - 1; // 0 in an album without positions
}

import { comparePhotos, maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { listFiles } from '../../album/album-files.ts';
import { makeAlbumPhoto } from '../../album/make-album-photo.ts';
import type { Reader } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type AlbumRequest = Pick<OwnerRequest, 'database' | 'files'>;

/** In the order of the album. Leaves out documents that the site cannot show. */
export async function loadAlbum({ list }: Reader): Promise<Photo[]> {
  const stored = await list('photos');
  const photos = stored.flatMap(
    ({ documentName, fields }) => parsePhoto(documentName, fields) ?? [],
  );
  return photos.sort(comparePhotos);
}

/** Puts a photo at the front. Returns why it is refused, or null. The same photo is stored once. */
export async function addPhoto(
  { database, files }: AlbumRequest,
  original: File,
  alt: string,
): Promise<string | null> {
  const made = await makeAlbumPhoto(Buffer.from(await original.arrayBuffer()));
  if ('problem' in made) return made.problem;
  // Writes the files first, so that every document has its files.
  for (const { name, content } of made.files) await files.write(name, content);
  return database.transact(async (transaction) => {
    const photos = await loadAlbum(transaction);
    const others = photos.filter(({ documentName }) => documentName !== made.name);
    if (others.length >= maxPhotos) return `Er passen hooguit ${maxPhotos} foto’s in het album.`;
    transaction.set(`photos/${made.name}`, { ...made.fields, alt, position: findFront(others) });
    return null;
  });
}

export function changePhoto(
  { database }: AlbumRequest,
  name: string,
  { alt, goesFirst }: { alt: string; goesFirst: boolean },
): Promise<void> {
  return database.transact(async (transaction) => {
    const fields = await transaction.get(`photos/${name}`);
    const others = (await loadAlbum(transaction)).filter((each) => each.documentName !== name);
    const position = goesFirst && { position: findFront(others) };
    if (fields) transaction.set(`photos/${name}`, { ...fields, alt, ...position });
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
  return Math.min(1, ...photos.flatMap(({ position }) => position ?? [])) - 1;
}

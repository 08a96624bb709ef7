// The album: photos on the site, and uploads that wait for a sentence, which no visitor can read.
import { comparePhotos, maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { listFiles } from '../../album/album-files.ts';
import { type MadePhoto, makeAlbumPhoto } from '../../album/make-album-photo.ts';
import type { Reader, StoredDocument } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

type AlbumRequest = Pick<OwnerRequest, 'database' | 'files'>;

export type Album = { uploads: Photo[]; photos: Photo[] };

/** Both in the order of the album. Leaves out documents that the site cannot show. */
export async function loadAlbum({ list }: Reader): Promise<Album> {
  const uploads = await list('uploads');
  return { uploads: parsePhotos(uploads), photos: parsePhotos(await list('photos')) };
}

function parsePhotos(documents: readonly StoredDocument[]): Photo[] {
  return documents
    .map(({ documentName, fields }) => parsePhoto(documentName, fields))
    .filter((photo) => photo !== null)
    .sort(comparePhotos);
}

const fullProblem = `Er passen hooguit ${maxPhotos} foto’s in het album.`;

const isFull = ({ uploads, photos }: Album) => uploads.length + photos.length >= maxPhotos;

/** Stores an upload. Returns why it is refused, or null. The same photo is stored once. */
export async function addUpload(request: AlbumRequest, original: File): Promise<string | null> {
  const { database, files } = request;
  // Checks this first, because making the files takes up to 36 s.
  if (isFull(await loadAlbum(database))) return fullProblem;
  const made = await makeAlbumPhoto(Buffer.from(await original.arrayBuffer()));
  if ('problem' in made) return made.problem;
  try {
    // Writes the files first, so that every document has its files.
    for (const { name, content } of made.files) await files.write(name, content);
    return await database.transact(async (transaction) => {
      const album = await loadAlbum(transaction);
      const known = [...album.uploads, ...album.photos];
      if (known.some(({ documentName }) => documentName === made.name)) return null;
      if (isFull(album)) return fullProblem;
      transaction.set(`uploads/${made.name}`, { ...made.fields, position: findFront(known) });
      return null;
    });
  } finally {
    await removeFilesWithoutPhoto(request, made);
  }
}

/** Removes what a failed upload leaves, because anyone could read these files by their urls. */
async function removeFilesWithoutPhoto(
  { database, files }: AlbumRequest,
  made: MadePhoto,
): Promise<void> {
  if (await database.get(`uploads/${made.name}`)) return;
  if (await database.get(`photos/${made.name}`)) return;
  await Promise.all(made.files.map(({ name }) => files.remove(name)));
}

/** Stores the sentences by document name. An upload that gets one appears on the site, in front.
 * Returns the names of the photos that changed. */
export function storeSentences(
  { database }: AlbumRequest,
  sentences: ReadonlyMap<string, string>,
): Promise<string[]> {
  return database.transact(async (transaction) => {
    const { uploads, photos } = await loadAlbum(transaction);
    const isChanged = ({ documentName, alt }: Photo) =>
      (sentences.get(documentName) ?? alt) !== alt;
    const changed = [...uploads, ...photos]
      .filter(isChanged)
      .map(({ documentName }) => documentName);
    const stored = [
      ...(await transaction.getAll('uploads', changed)),
      ...(await transaction.getAll('photos', changed)),
    ];
    for (const { documentName, fields } of stored) {
      const alt = sentences.get(documentName);
      transaction.set(`photos/${documentName}`, { ...fields, alt });
      transaction.delete(`uploads/${documentName}`);
    }
    return changed;
  });
}

export function moveToFront({ database }: AlbumRequest, name: string): Promise<void> {
  return database.transact(async (transaction) => {
    const fields = await transaction.get(`photos/${name}`);
    const { uploads, photos } = await loadAlbum(transaction);
    const others = [...uploads, ...photos].filter(({ documentName }) => documentName !== name);
    if (fields) transaction.set(`photos/${name}`, { ...fields, position: findFront(others) });
  });
}

/** Deletes the files first: if that fails, the owner still sees the photo, and tries again. */
export async function deletePhoto({ database, files }: AlbumRequest, name: string): Promise<void> {
  const fields = (await database.get(`uploads/${name}`)) ?? (await database.get(`photos/${name}`));
  const photo = fields && parsePhoto(name, fields);
  if (photo) await Promise.all(listFiles(photo).map(files.remove));
  await database.transact(async (transaction) => {
    transaction.delete(`uploads/${name}`);
    transaction.delete(`photos/${name}`);
  });
}

/** A photo without a position comes after the others, so any number is before it. */
function findFront(photos: readonly Photo[]): number {
  return Math.min(1, ...photos.map(({ position }) => position ?? 1)) - 1;
}

import { comparePhotos, maxPhotos } from 'shared/photo.ts';
import { timeInBin } from 'shared/privacy.ts';
import { makeAlbumPhoto } from '../../album/make-album-photo.ts';
import { tidyFiles } from '../../album/tidy-files.ts';
import type { Fields, Reader } from '../../database.ts';
import { isConflict } from '../http/form-feedback.ts';
import type { OwnerRequest } from '../owner-request.ts';
import {
  type Change,
  isOld,
  nameErased,
  openPhoto,
  planChange,
  type StoredPhoto,
  type Writes,
} from './album-commands.ts';

/** Firestore's limit per transaction. */
export const maxWrites = 500;

export async function loadAlbum({ database, now }: OwnerRequest): Promise<StoredPhoto[]> {
  const stored = await loadStored(database);
  return stored.filter(({ fields }) => !isOld(fields, now)).sort(comparePhotos);
}

/** Stores new photos outside the album, without descriptions. Returns why photos were refused. */
export async function addPhotos(
  request: OwnerRequest,
  originals: readonly File[],
): Promise<string[]> {
  const { database, files, now } = request;
  const problems: string[] = [];
  const photos: { upload: string; name: string; fields: Fields }[] = [];
  for (const original of originals) {
    const made = await makeAlbumPhoto(Buffer.from(await original.arrayBuffer()));
    if ('problem' in made) {
      problems.push(`${original.name}: ${made.problem}`);
      continue;
    }
    // Writes the files first, so that every document has its files.
    for (const { name, content } of made.files) await files.write(name, content);
    photos.push({ upload: original.name, name: made.name, fields: made.fields });
  }
  const { refused, kept } = await database.transact(async (transaction) => {
    const known = new Map<unknown, StoredPhoto['state']>();
    for (const { path, fields, state } of await loadStored(transaction)) {
      if (isOld(fields, now)) transaction.delete(path);
      else known.set(fields.src, state);
    }
    const refused = photos.flatMap(({ upload, name, fields }, index) => {
      const same = known.get(fields.src);
      if (same === 'discarded') return `${upload}: Deze foto staat bij Weggegooid. Zet die terug.`;
      // The answer to an earlier upload may have been lost, so the same photo counts as added.
      if (same === 'waiting') return [];
      if (same) return `${upload}: Deze foto staat er al.`;
      if (known.size >= maxPhotos)
        return `${upload}: Er passen hooguit ${maxPhotos} foto’s in, met de weggegooide erbij. Verwijder er eerst een voorgoed.`;
      known.set(fields.src, 'waiting');
      // The time orders new photos until they get their position in the album.
      transaction.set(`asidePhotos/${name}`, { ...fields, alt: '', position: now + index });
      return [];
    });
    return { refused, kept: new Set(known.keys()) };
  });
  await tidyFiles({ ...request, kept });
  return [...problems, ...refused];
}

export type Outcome = 'changed' | 'conflict' | 'no-text' | 'too-many' | 'files-left';

/** `files-left`: an erased photo still has a file. Only then and if `changed` is anything stored. */
export async function changePhoto(
  request: OwnerRequest,
  name: string,
  change: Change,
): Promise<Outcome> {
  const { database, form, now } = request;
  const result = await database.transact(async (transaction) => {
    const stored = await loadStored(transaction);
    const photo = stored.find(({ documentName }) => documentName === name);
    const problem = photo && findProblem(form, photo, change);
    if (problem) return problem;
    const writes: Writes = photo ? planChange(stored, photo, change, now) : new Map();
    for (const { path, fields } of stored) if (isOld(fields, now)) writes.set(path, null);
    const after = new Map<string, Fields | null>(stored.map(({ path, fields }) => [path, fields]));
    for (const [path, fields] of writes) after.set(path, fields);
    const kept = new Set([...after.values()].flatMap((fields) => (fields ? [fields.src] : [])));
    const erased = stored.map(({ fields: { src } }) => src).filter((src) => !kept.has(src));
    const expireAt = new Date(now + timeInBin); // after the last backup of the photo has expired
    for (const src of erased) writes.set(nameErased(src), { expireAt });
    if (writes.size > maxWrites) return 'too-many';
    for (const [path, fields] of writes) {
      if (fields) transaction.set(path, fields);
      else transaction.delete(path);
    }
    return { kept, erased };
  });
  if (typeof result === 'string') return result;
  const isTidy = result.erased.length === 0 || (await tidyFiles({ ...request, ...result }));
  return isTidy ? 'changed' : 'files-left';
}

function findProblem(form: FormData, photo: StoredPhoto, change: Change): Outcome | null {
  const { command, alt } = change;
  if (alt !== null && isConflict(form, photo.alt, alt)) return 'conflict';
  const needsText = command === 'plaatsen' || (photo.state === 'album' && alt !== null);
  return needsText && !(alt ?? photo.alt) ? 'no-text' : null;
}

async function loadStored({ list }: Reader): Promise<StoredPhoto[]> {
  const lists = (['photos', 'asidePhotos'] as const).map(async (collection) =>
    (await list(collection)).map((document) => openPhoto(collection, document)),
  );
  return (await Promise.all(lists)).flat();
}

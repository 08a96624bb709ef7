import { maxPhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { timeInBin } from 'shared/privacy.ts';
import { makeAlbumPhoto } from '../../album/make-album-photo.ts';
import { tidyFiles } from '../../album/tidy-files.ts';
import type { Fields, Transaction } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';
import {
  applyCommand,
  type Change,
  isDiscarded,
  isInAlbum,
  isOld,
  listAlbum,
  movePhotos,
  nameErased,
  type StoredAlbum,
} from './album-commands.ts';

/** `wasWaiting`: the photo was discarded before it was ever in the album. */
export type OwnerPhoto = Photo &
  ({ state: 'album' | 'waiting' } | { state: 'discarded'; since: number; wasWaiting: boolean });

export async function loadAlbum({ database, now }: OwnerRequest): Promise<OwnerPhoto[]> {
  const stored = await database.transact(loadStored);
  const photos = [...stored].flatMap(([path, fields]): OwnerPhoto[] => {
    const photo = parsePhoto(path.slice(path.indexOf('/') + 1), fields);
    if (!photo || isOld(fields, now)) return [];
    if (isInAlbum(path)) return [{ ...photo, state: 'album' }];
    if (!isDiscarded(fields)) return [{ ...photo, state: 'waiting' }];
    const [since, wasWaiting] = [Number(fields.since), fields.wasWaiting === true];
    return [{ ...photo, state: 'discarded', since, wasWaiting }];
  });
  return photos.sort((a, b) => (a.documentName < b.documentName ? -1 : 1));
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
    const known = new Map<unknown, Fields>();
    for (const [path, fields] of await loadStored(transaction)) {
      if (isOld(fields, now)) transaction.delete(path);
      else known.set(fields.src, fields);
    }
    const refused = photos.flatMap(({ upload, name, fields }, index) => {
      const same = known.get(fields.src);
      if (same && isDiscarded(same))
        return `${upload}: Deze foto staat bij Weggegooid. Zet die terug.`;
      if (same) return `${upload}: Deze foto staat er al.`;
      if (known.size >= maxPhotos)
        return `${upload}: Er passen hooguit ${maxPhotos} foto’s in, met de weggegooide erbij. Verwijder er eerst een voorgoed.`;
      known.set(fields.src, fields);
      // '~' sorts after every ASCII letter and digit, so a new photo is the last one.
      const path = `asidePhotos/~${now + index}-${name}`;
      transaction.set(path, { ...fields, alt: '' });
      return [];
    });
    return { refused, kept: new Set(known.keys()) };
  });
  await tidyFiles({ ...request, kept });
  return [...problems, ...refused];
}

/** `lacking`: photos that need a description. `allRemoved`: no erased photo has a file left. */
type Changed = { lacking: string[]; allRemoved: boolean };

export async function changeAlbum(request: OwnerRequest, change: Change): Promise<Changed> {
  const { database, now } = request;
  const { lacking, kept, erased } = await database.transact(async (transaction) => {
    const before = await loadStored(transaction);
    const album: StoredAlbum = new Map();
    for (const [path, fields] of before) {
      const alt = change.alts.get(String(fields.src));
      const isUsable = alt || (alt === '' && !isInAlbum(path));
      album.set(path, isUsable ? { ...fields, alt } : fields);
    }
    const isApplied = applyCommand(album, change, now);
    movePhotos(album, change.positions);
    const emptied = [...change.alts].flatMap(([src, alt]) => (alt ? [] : src));
    const inAlbum = listAlbum(album).map(([, { src }]) => src);
    for (const [path, fields] of album) {
      if (isOld(fields, now)) album.delete(path);
      else if (fields !== before.get(path)) transaction.set(path, fields);
    }
    for (const path of before.keys()) if (!album.has(path)) transaction.delete(path);
    const kept = new Set([...album.values()].map(({ src }) => src));
    const erased = [...before.values()].map(({ src }) => src).filter((src) => !kept.has(src));
    const expireAt = new Date(now + timeInBin); // after the last backup of the photo has expired
    for (const src of erased) transaction.set(nameErased(src), { expireAt });
    return {
      lacking: [
        ...(isApplied ? [] : [change.src]),
        ...emptied.filter((src) => inAlbum.includes(src)),
      ],
      kept,
      erased,
    };
  });
  const allRemoved = erased.length === 0 || (await tidyFiles({ ...request, kept, erased }));
  return { lacking, allRemoved };
}

async function loadStored({ list }: Transaction): Promise<StoredAlbum> {
  const lists = (['photos', 'asidePhotos'] as const).map(async (collection) =>
    (await list(collection)).map(
      ({ documentName, fields }) => [`${collection}/${documentName}`, fields] as const,
    ),
  );
  return new Map((await Promise.all(lists)).flat());
}

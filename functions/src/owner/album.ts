// The album in the order of its documents' names: `photos` as visitors see it, and `asidePhotos` for what is not in it
// (yet, or any more). A photo keeps its name when it goes from one to the other, and so its place.
import { mostPhotos, type Photo, readPhoto } from 'shared/photo.ts';
import { makeAlbumPhoto } from '../album/make-album-photo.ts';
import { tidyFiles } from '../album/tidy-files.ts';
import type { Documents, Fields, Transaction } from './documents.ts';
import { timeInBin } from './reviews.ts';
import type { Visit } from './visit.ts';

type Collection = 'photos' | 'asidePhotos';
type Stored = Map<string, Fields>; // by path

/** Both as they were at one moment: a photo that goes from one to the other is in one of them. */
export function readAlbum({ transact }: Documents): Promise<Record<Collection, Photo[]>> {
  return transact(async ({ list }) => {
    const read = async (collection: Collection) =>
      (await list(collection)).flatMap(
        ({ documentName, fields }) => readPhoto(documentName, fields) ?? [],
      );
    const [photos, asidePhotos] = await Promise.all([read('photos'), read('asidePhotos')]);
    return { photos, asidePhotos };
  });
}

/** Beside the album, because they have no description yet. Gives a sentence for each that is refused. */
export async function addPhotos(visit: Visit, originals: readonly File[]): Promise<string[]> {
  const { documents, files, now } = visit;
  const problems: string[] = [];
  const photos: { upload: string; name: string; fields: Fields }[] = [];
  for (const original of originals) {
    const made = await makeAlbumPhoto(Buffer.from(await original.arrayBuffer()));
    if ('problem' in made) {
      problems.push(`${original.name}: ${made.problem}`);
      continue;
    }
    // Before its document, so that there is never a photo that cannot be shown.
    for (const { name, content } of made.files) await files.write(name, content);
    photos.push({ upload: original.name, name: made.name, fields: made.fields });
  }
  const { refused, kept } = await documents.transact(async (transaction) => {
    const stored = await readStored(transaction);
    const known = new Set([...stored.values()].map(({ src }) => src));
    const refused = photos.flatMap(({ upload, name, fields }, index) => {
      if (known.has(fields.src)) return `${upload}: Deze foto staat er al.`;
      if (known.size >= mostPhotos)
        return `${upload}: Er passen niet meer dan ${mostPhotos} foto’s in het album. Gooi er eerst een weg.`;
      known.add(fields.src);
      // Behind all others: '~' comes after every letter.
      const path = `asidePhotos/~${now + index}-${name}`;
      transaction.set(path, { ...fields, alt: '' });
      return [];
    });
    return { refused, kept: known };
  });
  await tidyFiles({ ...visit, kept });
  return [...problems, ...refused];
}

/** By `src`: on a page that is older than the order of another device, a name would stand for another photo. */
export type Change = { step: string; src: string; alts: ReadonlyMap<string, string> };

/** `isDone`: no photo in the album would lack its description. `isTidy`: no file stays of what was thrown away. */
export type Changed = { isDone: boolean; isTidy: boolean };

/** Stores the descriptions and takes the step, at once. */
export async function changeAlbum(visit: Visit, change: Change): Promise<Changed> {
  const { documents, now } = visit;
  const { isDone, kept, discarded } = await documents.transact(async (transaction) => {
    const before = await readStored(transaction);
    const album: Stored = new Map();
    for (const [path, fields] of before) {
      const alt = change.alts.get(String(fields.src));
      const isUsable = alt || (alt === '' && !isInAlbum(path));
      album.set(path, isUsable ? { ...fields, alt } : fields);
    }
    const isTaken = takeStep(album, change, now);
    const isEmptied = [...album].some(
      ([path, { src }]) => isInAlbum(path) && change.alts.get(String(src)) === '',
    );
    for (const [path, fields] of album) {
      // Only what she took out has a `since`: what she put in waits for her.
      const isOld = !isInAlbum(path) && Number(fields.since) <= now - timeInBin;
      if (isOld) album.delete(path);
      else if (fields !== before.get(path)) transaction.set(path, fields);
    }
    for (const path of before.keys()) if (!album.has(path)) transaction.delete(path);
    const kept = new Set([...album.values()].map(({ src }) => src));
    return {
      isDone: isTaken && !isEmptied,
      kept,
      discarded: [...before.values()].map(({ src }) => src).filter((src) => !kept.has(src)),
    };
  });
  const isTidy = discarded.length === 0 || (await tidyFiles({ ...visit, kept, discarded }));
  return { isDone, isTidy };
}

function isInAlbum(path: string): boolean {
  return path.startsWith('photos/');
}

function takeStep(album: Stored, { step, src }: Change, now: number): boolean {
  const collection = step === 'plaatsen' || step === 'weggooien' ? 'asidePhotos' : 'photos';
  const listed = [...album].filter(([path]) => path.startsWith(`${collection}/`));
  const from = listed.findIndex(([, fields]) => fields.src === src);
  const [path, fields] = listed[from] ?? [];
  if (!path || !fields) return true; // another device was first
  const name = path.slice(collection.length);
  const { since: _, ...shown } = fields;
  if (step === 'plaatsen' && !readPhoto(name, shown)?.alt) return false;
  if (['plaatsen', 'weggooien', 'weghalen'].includes(step)) album.delete(path);
  if (step === 'plaatsen') album.set(`photos${name}`, shown);
  if (step === 'weghalen') album.set(`asidePhotos${name}`, { ...fields, since: now });
  const places = { vooraan: 0, eerder: Math.max(0, from - 1), later: from + 1 };
  const to = new Map(Object.entries(places)).get(step);
  if (to === undefined) return true;
  const others = listed.map(([, each]) => each).toSpliced(from, 1);
  const order = others.toSpliced(to, 0, fields);
  for (const [place, [each]] of listed.entries()) album.set(each, order[place] ?? fields);
  return true;
}

async function readStored({ list }: Transaction): Promise<Stored> {
  const lists = (['photos', 'asidePhotos'] as const).map(async (collection) =>
    (await list(collection)).map(
      ({ documentName, fields }) => [`${collection}/${documentName}`, fields] as const,
    ),
  );
  return new Map((await Promise.all(lists)).flat());
}

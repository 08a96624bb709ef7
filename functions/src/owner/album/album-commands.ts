// Decides what a press on a photo's button changes. A photo outside the album is in `asidePhotos`,
// under the same document name.
import { createHash } from 'node:crypto';
import { comparePhotos, type Photo, parsePhoto } from 'shared/photo.ts';
import { timeInBin } from 'shared/privacy.ts';
import type { Fields, StoredDocument } from '../../database.ts';

/** `src` is empty if the site cannot show the photo. Such a photo has no place in the album. */
export type StoredPhoto = Photo & {
  path: string;
  fields: Fields;
  state: 'album' | 'left-out' | 'waiting' | 'discarded';
};

export type Collection = 'photos' | 'asidePhotos';

export type Change = {
  command: string;
  alt: string | null; // null if the owner did not change it
  position: number | null; // 1 is the front
};

/** The new fields of each changed document. Null deletes the document. */
export type Writes = Map<string, Fields | null>;

export function openPhoto(collection: Collection, document: StoredDocument): StoredPhoto {
  const { documentName, fields } = document;
  const photo = parsePhoto(documentName, fields);
  const place = fields.since === undefined ? 'waiting' : 'discarded';
  return {
    ...(photo ?? { documentName, src: '', alt: String(fields.alt ?? '') }),
    path: `${collection}/${documentName}`,
    fields,
    state: collection === 'asidePhotos' ? place : photo ? 'album' : 'left-out',
  };
}

export function isOld({ since }: Fields, now: number): boolean {
  return Number(since) <= now - timeInBin;
}

/** Names the document that stops scripts/restore from restoring an erased photo. */
export function nameErased(src: unknown): string {
  return `erasedPhotos/${createHash('sha256').update(String(src)).digest('hex')}`;
}

/** Ignores a command that the photo has no button for, so a repeated command changes nothing. */
export function planChange(
  photos: readonly StoredPhoto[],
  photo: StoredPhoto,
  change: Change,
  now: number,
): Writes {
  const { command, alt } = change;
  const { documentName, path, state } = photo;
  const { since, wasWaiting, ...known } = photo.fields;
  const fields = alt === null ? known : { ...known, alt };
  const move = (collection: Collection, more: Fields = {}): Writes =>
    new Map([
      [path, null],
      [`${collection}/${documentName}`, { ...fields, ...more }],
    ]);
  if (state === 'discarded') {
    if (command === 'verwijderen') return new Map([[path, null]]);
    if (command === 'terug') return move(wasWaiting ? 'asidePhotos' : 'photos');
    // Keeps a sentence that was typed while another device discarded the photo.
    return alt === null ? new Map() : new Map([[path, { ...photo.fields, alt }]]);
  }
  if (command === 'weggooien') {
    return move('asidePhotos', { since: now, ...(state === 'waiting' && { wasWaiting: true }) });
  }
  const order = photos.filter((each) => each.state === 'album').sort(comparePhotos);
  const index = order.indexOf(photo);
  const target = findTarget(change, state, index, order.length);
  if (target === index) return alt === null ? new Map() : new Map([[path, fields]]);
  const writes = move('photos');
  order.splice(index, state === 'album' ? 1 : 0);
  order.splice(target, 0, photo);
  for (const [each, number] of findPositions(order, photo)) {
    const others = each === photo ? fields : each.fields;
    writes.set(`photos/${each.documentName}`, { ...others, position: number });
  }
  return writes;
}

/** Returns the photo's new index in the album, or `index` if the command does not move it. */
function findTarget(
  { command, position }: Change,
  state: StoredPhoto['state'],
  index: number,
  length: number,
): number {
  if (state === 'waiting' && command === 'plaatsen') return length;
  if (state !== 'album') return index;
  if (command === 'vooraan') return 0;
  if (command === 'omhoog') return Math.max(0, index - 1);
  if (command === 'omlaag') return index + 1;
  return position === null ? index : position - 1;
}

/** Numbers the moved photo between its neighbours, or the photos up to it if that is impossible. */
export function findPositions<T extends { position?: number }>(
  order: readonly T[],
  moved: T,
): Map<T, number> {
  const index = order.indexOf(moved);
  const low = index === 0 ? Number.NEGATIVE_INFINITY : (order[index - 1]?.position ?? Number.NaN);
  const high = order[index + 1]?.position ?? Number.POSITIVE_INFINITY;
  const middle = Number.isFinite(low + high) ? (low + high) / 2 : low + 1;
  const number = index === 0 ? Math.min(high, 2) - 1 : middle;
  if (low < number && number < high) return new Map([[moved, number]]);
  const numbered = order.slice(0, Number.isFinite(high) ? order.length : index + 1);
  return new Map(numbered.map((each, place) => [each, place + 1]));
}

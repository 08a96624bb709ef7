// The document names order the album. A photo outside the album is in `asidePhotos`, under the same
// document name, so that it can return to its position.
import { createHash } from 'node:crypto';
import { parsePhoto } from 'shared/photo.ts';
import { timeInBin } from 'shared/privacy.ts';
import type { Fields } from '../../database.ts';

export type StoredAlbum = Map<string, Fields>;

/** `src` identifies a photo: its document name changes if another device reorders the album. */
export type Change = {
  command: string;
  src: string;
  alts: ReadonlyMap<string, string>;
  positions: ReadonlyMap<string, number>;
};

export function isInAlbum(path: string): boolean {
  return path.startsWith('photos/');
}

/** Only a discarded photo has `since`. Other photos outside the album were not added to it yet. */
export function isDiscarded({ since }: Fields): boolean {
  return since !== undefined;
}

export function isOld({ since }: Fields, now: number): boolean {
  return Number(since) <= now - timeInBin;
}

/** Names the document that stops scripts/restore from restoring an erased photo. */
export function nameErased(src: unknown): string {
  return `erasedPhotos/${createHash('sha256').update(String(src)).digest('hex')}`;
}

export function listAlbum(album: StoredAlbum): [path: string, Fields][] {
  return [...album].filter(([path]) => isInAlbum(path)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns false for 'plaatsen' without a description. A repeated command changes nothing. */
export function applyCommand(album: StoredAlbum, { command, src }: Change, now: number): boolean {
  const [path, fields] = [...album].find(([, each]) => each.src === src) ?? [];
  if (!path || !fields) return true;
  const name = path.slice(path.indexOf('/'));
  const { since: _, wasWaiting, ...photo } = fields;
  const isWaiting = !isInAlbum(path) && !isDiscarded(fields);
  const move = (collection?: 'photos' | 'asidePhotos', more: Fields = {}) => {
    album.delete(path);
    if (collection) album.set(`${collection}${name}`, { ...photo, ...more });
  };
  if (isDiscarded(fields)) {
    if (command === 'terug') move(wasWaiting ? 'asidePhotos' : 'photos');
    if (command === 'verwijderen') move();
    return true;
  }
  if (command === 'plaatsen' && isWaiting) {
    if (!parsePhoto(name, photo)?.alt) return false;
    move('photos');
  }
  if (command === 'weggooien') {
    move('asidePhotos', { since: now, ...(isWaiting && { wasWaiting: true }) });
  }
  return true;
}

export function movePhotos(album: StoredAlbum, positions: Change['positions']): void {
  const listed = listAlbum(album);
  const order = listed.map(([, fields]) => fields).filter(({ src }) => !positions.has(String(src)));
  // Starts with the lowest position: inserting it later would shift the higher ones.
  for (const [src, position] of [...positions].sort(([, a], [, b]) => a - b)) {
    const [, fields] = listed.find(([, each]) => each.src === src) ?? [];
    if (fields) order.splice(position - 1, 0, fields);
  }
  for (const [index, [path, fields]] of listed.entries()) album.set(path, order[index] ?? fields);
}

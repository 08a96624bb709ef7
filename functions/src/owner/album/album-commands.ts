// The album in the order of its documents' names: `photos` as visitors see it, and `asidePhotos` for what is not in it
// (yet, or any more). A photo keeps its name when it goes from one to the other, and so its place.
import { createHash } from 'node:crypto';
import { parsePhoto } from 'shared/photo.ts';
import { timeInBin } from 'shared/privacy.ts';
import type { Fields } from '../../database.ts';

export type StoredAlbum = Map<string, Fields>; // by path

/** By `src`: on a page that is older than the order of another device, a name would stand for another photo. */
export type Change = {
  command: string;
  src: string;
  alts: ReadonlyMap<string, string>;
  places: ReadonlyMap<string, number>; // 1 is the first
};

export function isInAlbum(path: string): boolean {
  return path.startsWith('photos/');
}

/** Only what she threw away has a `since`: what she put in waits for her. */
export function isThrown({ since }: Fields): boolean {
  return since !== undefined;
}

export function isOld({ since }: Fields, now: number): boolean {
  return Number(since) <= now - timeInBin;
}

/** Says that she removed a photo for good, so that no restore brings it back: scripts/restore. */
export function nameErased(src: unknown): string {
  return `erasedPhotos/${createHash('sha256').update(String(src)).digest('hex')}`;
}

export function listAlbum(album: StoredAlbum): [path: string, Fields][] {
  return [...album].filter(([path]) => isInAlbum(path)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** False when the photo lacks its description. A command that another device has applied needs nothing more. */
export function applyCommand(album: StoredAlbum, { command, src }: Change, now: number): boolean {
  const [path, fields] = [...album].find(([, each]) => each.src === src) ?? [];
  if (!path || !fields) return true;
  const name = path.slice(path.indexOf('/'));
  const { since: _, wasWaiting, ...photo } = fields;
  const isWaiting = !isInAlbum(path) && !isThrown(fields);
  const move = (collection?: 'photos' | 'asidePhotos', more: Fields = {}) => {
    album.delete(path);
    if (collection) album.set(`${collection}${name}`, { ...photo, ...more });
  };
  if (isThrown(fields)) {
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

export function movePhotos(album: StoredAlbum, places: Change['places']): void {
  const listed = listAlbum(album);
  const order = listed.map(([, fields]) => fields).filter(({ src }) => !places.has(String(src)));
  // The foremost first: then no other moves it on.
  for (const [src, place] of [...places].sort(([, a], [, b]) => a - b)) {
    const [, fields] = listed.find(([, each]) => each.src === src) ?? [];
    if (fields) order.splice(place - 1, 0, fields);
  }
  for (const [index, [path, fields]] of listed.entries()) album.set(path, order[index] ?? fields);
}

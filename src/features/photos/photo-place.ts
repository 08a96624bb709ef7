// Which photo of the list the viewer shows. The list may change while it is open.
import type { Photo } from '../../data/photo.ts';

export type Place = { key: string; index: number };

/** Follows a photo through a new list. When it is gone, the one that took its place is shown. */
export function followPlace(photos: readonly Photo[], place: Place): Place | null {
  const found = photos.findIndex(({ key }) => key === place.key);
  return placeAt(photos, found === -1 ? Math.min(place.index, photos.length - 1) : found);
}

export function movePlace(photos: readonly Photo[], { index }: Place, by: number): Place | null {
  return placeAt(photos, (index + by + photos.length) % photos.length);
}

export function placeAt(photos: readonly Photo[], index: number): Place | null {
  const photo = photos[index];
  return photo ? { key: photo.key, index } : null;
}

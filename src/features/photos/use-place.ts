import { useState } from 'react';
import type { Photo } from 'shared/photo.ts';

type Place = { documentName: string; index: number };

/** The place in a list that may change meanwhile, beginning at the photo of this document name. */
export function usePlace(photos: readonly Photo[], first: string) {
  const [last, setLast] = useState<Place>({ documentName: first, index: -1 });
  const place = followPlace(photos, last);
  if (place && (place.documentName !== last.documentName || place.index !== last.index))
    setLast(place);

  return {
    place,
    move: (by: number) => setLast((from) => movePlace(photos, from, by) ?? from),
  };
}

/** Follows a photo through a new list. When it is gone, the one that took its place is shown. */
export function followPlace(photos: readonly Photo[], place: Place): Place | null {
  const found = photos.findIndex(({ documentName }) => documentName === place.documentName);
  return placeAt(photos, found === -1 ? Math.min(place.index, photos.length - 1) : found);
}

export function movePlace(photos: readonly Photo[], { index }: Place, by: number): Place | null {
  return placeAt(photos, (index + by + photos.length) % photos.length);
}

function placeAt(photos: readonly Photo[], index: number): Place | null {
  const photo = photos[index];
  return photo ? { documentName: photo.documentName, index } : null;
}

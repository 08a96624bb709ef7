import { useState } from 'react';
import type { Photo } from '../../data/photo.ts';
import { followPlace, movePlace, type Place } from './photo-place.ts';

type UsedPlace = {
  place: Place | null;
  move: (by: number) => void;
};

/** The place in a list that may change meanwhile, beginning at the photo with this key. */
export function usePlace(photos: readonly Photo[], first: string): UsedPlace {
  const [last, setLast] = useState<Place>({ key: first, index: -1 });
  const place = followPlace(photos, last);
  if (place && (place.key !== last.key || place.index !== last.index)) setLast(place);

  return {
    place,
    move: (by) => setLast((from) => movePlace(photos, from, by) ?? from),
  };
}

// The photo that is shown large stands behind the '#' of the address.
import { decodeAddress } from '../../content/decode-address.ts';

const mark = '#foto=';

export function composePhotoHash(key: string): string {
  return mark + encodeURIComponent(key);
}

/** What the router keeps of a photo that was opened from the album, so that closing it goes back there. */
export const fromAlbum = { fromAlbum: true };

/** The photo's key, or null. */
export function readPhotoHash(hash: string): string | null {
  return hash.startsWith(mark) ? decodeAddress(hash.slice(mark.length)) : null;
}

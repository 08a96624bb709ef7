// The photo that is shown large stands in the url's hash.

const mark = '#foto=';

export function composePhotoHash(key: string): string {
  return mark + encodeURIComponent(key);
}

/** The router's state of a photo that was opened from the album, so that closing it goes back there. */
export const fromAlbum = { fromAlbum: true };

export function readPhotoHash(hash: string): string | null {
  if (!hash.startsWith(mark)) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length));
  } catch {
    return null; // never encoded, as '#foto=100%'
  }
}

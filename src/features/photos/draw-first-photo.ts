import type { Photo } from '../../backend/photo.ts';
import { composeSrcSet, photoFormats } from '../../ui/photo-files.ts';
import { isPlainClick } from '../../ui/plain-click.ts';
import { findFile, readRatio } from './album-file.ts';
import { arrangeTiles } from './arrange-tiles.ts';
import { composePhotoHash, fromAlbum } from './photo-address.ts';

/** The id of the place that the empty album keeps free for it. */
export const firstPhotoId = 'eerste-foto';

/**
 * Draws the first photo of the album in the empty one, as React will draw it: the same file, in the
 * same place. A press on it opens it as soon as there is something to open it with.
 */
export function drawFirstPhoto(photos: readonly Photo[]): void {
  const place = document.getElementById(firstPhotoId);
  const [photo] = photos;
  const [tile] = arrangeTiles(photos.map(readRatio));
  if (!place?.parentElement || !photo || !tile) return;
  for (const [name, value] of Object.entries(tile.style)) {
    place.parentElement.style.setProperty(name, String(value));
  }
  const link = document.createElement('a');
  link.href = composePhotoHash(photo.key);
  link.tabIndex = -1; // whoever comes by keyboard waits for the album itself
  link.onclick = openEarly;
  link.append(composePicture(photo, tile.sizes));
  place.replaceChildren(link);
}

/** As the router would, which may not be there yet: `usr` is where it looks for the state of an address. */
function openEarly(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  event.preventDefault();
  if (location.hash === link.hash) return; // pressed before, or come to by its address
  history.pushState({ usr: fromAlbum }, '', link.hash);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function composePicture(photo: Photo, sizes: string): HTMLElement {
  const { src } = findFile(photo);
  const picture = document.createElement('picture');
  for (const format of photo.file ? photoFormats : []) {
    const source = document.createElement('source');
    source.type = `image/${format}`;
    source.srcset = composeSrcSet(src, photo.file?.width ?? 0, format);
    source.sizes = sizes;
    picture.append(source);
  }
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.onerror = () => picture.remove();
  picture.append(image);
  image.src = src;
  return picture;
}

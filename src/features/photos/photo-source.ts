// Finds a photo's url, and estimates its width on the page.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** Returns width / height. Only the owner's uploads have a `file`; the drawings are 4 / 3. */
export function findRatio({ file }: Photo): number {
  if (!file) return 4 / 3;
  return file.width / file.height;
}

/** Estimates the width that photo-grid.module.css gives the photo, for the `sizes` attribute. */
export function describeSizes(ratio: number): string {
  // The rows of a wide screen are some 18rem high, and those of a phone 36vw.
  const onWideScreen = `${Math.round(ratio * 18)}rem`;
  const onPhone = `${Math.round(ratio * 36)}vw`;
  return `(width >= 48rem) ${onWideScreen}, ${onPhone}`;
}

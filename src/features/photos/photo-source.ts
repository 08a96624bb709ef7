// Finds a photo's url, and estimates its width on the page.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** Returns width / height. Without measurements, returns 4 / 3, like the example drawings. */
export function findRatio({ file }: Photo): number {
  if (!file) return 4 / 3;
  return file.width / file.height;
}

/** Estimates the width that photo-grid.module.css gives the photo, for the `sizes` attribute. */
export function describeSizes(ratio: number): string {
  const onWideScreen = `${Math.round(ratio * 18)}rem`;
  const onPhone = `${Math.round(ratio * 36)}vw`;
  return `(width >= 48rem) ${onWideScreen}, ${onPhone}`;
}

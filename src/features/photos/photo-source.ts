// Finds a photo's url, and estimates its width on the page.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** Returns width / height. Without measurements, returns 4 / 3, like the example drawings. */
export function findRatio({ file }: Photo): number {
  return file ? file.width / file.height : 4 / 3;
}

/** Estimates the width that photo-grid.module.css gives the photo, for the `sizes` attribute. */
export function describeSizes(ratio: number): string {
  return `(width >= 48rem) ${Math.round(ratio * 18)}rem, ${Math.round(ratio * 36)}vw`;
}

// Finds a photo's url, and estimates its width on the page.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** Returns width / height. Without measurements, returns 4 / 3, like the example drawings. */
export function findRatio({ file }: Photo): number {
  return file ? file.width / file.height : 4 / 3;
}

/** Whether a phone always shows the photo in a row of its own. */
export function isLead(ratio: number, index: number): boolean {
  return ratio > 1 && index % 5 === 0;
}

/** Estimates the width that photo-grid.module.css gives the photo, for the `sizes` attribute. */
export function describeSizes(ratio: number, index: number): string {
  const narrow = isLead(ratio, index) ? 92 : Math.round(ratio * 36);
  return `(width >= 44rem) ${Math.round(ratio * 18)}rem, ${narrow}vw`;
}

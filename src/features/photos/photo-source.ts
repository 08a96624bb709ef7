// Finds a photo's url, and estimates its width on the page.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** width / height; 4 / 3, the drawings' shape, for a photo whose document has no measurements. */
export function findRatio({ file }: Photo): number {
  return file ? file.width / file.height : 4 / 3;
}

/** Whether the photo has a row of its own on a phone, between rows of two photos. */
export function isLead(ratio: number, index: number): boolean {
  return ratio > 1 && index % 5 === 0;
}

/** The `sizes` attribute: about the width that photo-grid.module.css gives the photo. */
export function describeSizes(ratio: number, index: number): string {
  const narrow = isLead(ratio, index) ? 92 : Math.round(ratio * 36);
  return `(width >= 44rem) ${Math.round(ratio * 18)}rem, ${narrow}vw`;
}

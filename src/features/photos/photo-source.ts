// Where the file of a photo is, and about how wide it is shown.
import type { Photo } from 'shared/photo.ts';

export function composePhotoUrl({ src }: Photo): string {
  return `/fotos/album/${encodeURIComponent(src)}`;
}

/** Of a file that the database says nothing of, that of the drawings. */
export function findRatio({ file }: Photo): number {
  return file ? file.width / file.height : 4 / 3;
}

/** On a phone it has a row of its own, between rows of two. */
export function isLead(ratio: number, index: number): boolean {
  return ratio > 1 && index % 5 === 0;
}

/** About as wide as photo-grid.module.css shows it. */
export function describeSizes(ratio: number, index: number): string {
  const narrow = isLead(ratio, index) ? 92 : Math.round(ratio * 36);
  return `(width >= 44rem) ${Math.round(ratio * 18)}rem, ${narrow}vw`;
}

import type { PhotoFile } from './photo-files.ts';

/** `src` is a file name under /fotos/album/. Photos that the owner uploaded have a `file`. */
export type Photo = { documentName: string; src: string; alt: string; file?: PhotoFile };

export const mostPhotos = 300; // what firestore.rules let a query read

const fileName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.(?:svg|jpe?g|png|webp|avif|gif)$/iu;

export function parsePhoto(documentName: string, document: Record<string, unknown>): Photo | null {
  const { src, alt } = document;
  if (typeof src !== 'string' || !fileName.test(src)) return null;
  const file = readFile(document);
  return {
    documentName,
    src,
    alt: typeof alt === 'string' ? alt.trim() : '',
    ...(file && { file }),
  };
}

function readFile({ width, height, color }: Record<string, unknown>): PhotoFile | null {
  if (!isPixels(width) || !isPixels(height)) return null;
  if (typeof color !== 'string' || !/^#[\da-f]{6}$/.test(color)) return null;
  return { width, height, color };
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000;
}

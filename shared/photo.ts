import { isBlank } from './characters.ts';
import type { PhotoFile } from './photo-files.ts';

/** `src` is a file name under /fotos/album/. Photos that the owner uploaded have a `file`. */
export type Photo = {
  documentName: string;
  src: string;
  alt: string;
  position?: number;
  file?: PhotoFile;
};

export const maxPhotos = 300;

/** More than `maxPhotos`: photos are read by name, so one of the first may be read late. */
export const maxReadPhotos = 600; // firestore.rules refuses a higher limit

/** Orders the album. Photos without a position come after the others, by document name. */
export function comparePhotos(a: Photo, b: Photo): number {
  const last = Number.MAX_VALUE;
  const positionOfA = a.position ?? last;
  const positionOfB = b.position ?? last;
  if (positionOfA !== positionOfB) return positionOfA - positionOfB;
  return a.documentName < b.documentName ? -1 : 1;
}

export function parsePhoto(documentName: string, document: Record<string, unknown>): Photo | null {
  const { src, alt, position } = document;
  if (!isFileName(src)) return null;
  const photo: Photo = {
    documentName,
    src,
    alt: typeof alt === 'string' ? alt.trim() : '',
  };
  if (Number.isFinite(position)) photo.position = Number(position);
  const file = parseFile(document);
  if (file) photo.file = file;
  return photo;
}

/** Returns null also for an upload of the owner that has no sentence (`alt`) yet. */
export function parseShownPhoto(
  documentName: string,
  document: Record<string, unknown>,
): Photo | null {
  const photo = parsePhoto(documentName, document);
  if (photo?.file && !photo.alt) return null;
  return photo;
}

/** Refuses a path and a hidden file. */
const fileName = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

function isFileName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return fileName.test(value) && !isBlank(value);
}

function parseFile({ width, height, color }: Record<string, unknown>): PhotoFile | null {
  if (!isPixels(width) || !isPixels(height)) return null;
  if (typeof color !== 'string' || !/^#[\da-f]{6}$/.test(color)) return null;
  return { width, height, color };
}

function isPixels(value: unknown): value is number {
  if (typeof value !== 'number') return false;
  return Number.isInteger(value) && value >= 1 && value <= 10_000;
}

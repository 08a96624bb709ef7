// The owner's photos that replace artwork on a page. `npm run photos` fills the list.

import type { PhotoFile } from 'shared/photo-files.ts';
import pictures from './pictures.json';

/** `alt`: only if the page's own alt text does not fit. */
type ReplacementPhoto = PhotoFile & { alt?: string };
type Replacements = Readonly<Record<string, ReplacementPhoto>>;
type Replacement = {
  src: string;
  photo: PhotoFile;
  alt: string | undefined;
};

/** Whether the site shows artwork until the owner sends a photo or video. */
export function isDrawing(src: string): boolean {
  return src.endsWith('.svg') && !findReplacement(src);
}

const drawingPath = /^\/fotos\/(?<name>.+)\.svg$/;

/** '/fotos/konijnen/twee-konijnen.svg' -> the photo of that name, or null. */
export function findReplacement(
  src: string,
  replacements: Replacements = pictures,
): Replacement | null {
  const name = drawingPath.exec(src)?.groups?.name ?? '';
  const replacement = replacements[name];
  if (!replacement) return null;
  const { alt, ...photo } = replacement;
  return { src: `/fotos/${name}.jpg`, photo, alt };
}

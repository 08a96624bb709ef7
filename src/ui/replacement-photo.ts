// The owner's photos that replace artwork on a page. `npm run photos` fills the list.

import type { PhotoFile } from 'shared/photo-files.ts';
import pictures from './pictures.json';

/** `alt`: only if the page's own alt text does not fit. */
type ReplacementPhoto = PhotoFile & { alt?: string };

/** Whether the site shows artwork until the owner sends a photo or video. */
export function isDrawing(src: string): boolean {
  return src.endsWith('.svg') && !findReplacement(src);
}

/** '/fotos/konijnen/twee-konijnen.svg' -> the photo of that name, or null. */
export function findReplacement(
  src: string,
  replacements: Readonly<Record<string, ReplacementPhoto>> = pictures,
): { src: string; photo: PhotoFile; alt?: string } | null {
  const [, name = ''] = /^\/fotos\/(.+)\.svg$/.exec(src) ?? [];
  if (!replacements[name]) return null;
  const { alt, ...photo } = replacements[name];
  return { src: `/fotos/${name}.jpg`, photo, ...(alt !== undefined && { alt }) };
}

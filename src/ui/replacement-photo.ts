// The owner's photos that replace artwork on a page. `npm run photos` fills the list.

import type { PhotoFile } from 'shared/photo-files.ts';
import pictures from './pictures.json';

/** `alt`: only if the page's own alt text does not fit. `isPair`: two photos side by side. */
type ReplacementPhoto = PhotoFile & { alt?: string; isPair?: boolean };

/** Whether the site shows artwork until the owner sends a photo or video. */
export function isDrawing(src: string): boolean {
  return src.endsWith('.svg') && !findReplacement(src);
}

/** '/fotos/konijnen/twee-konijnen.svg' -> the photo of that name, or null. */
export function findReplacement(
  src: string,
  replacements: Readonly<Record<string, ReplacementPhoto>> = pictures,
): { src: string; photo: PhotoFile; alt?: string; isPair?: boolean } | null {
  const [, name = ''] = /^\/fotos\/(.+)\.svg$/.exec(src) ?? [];
  if (!replacements[name]) return null;
  const { alt, isPair, ...photo } = replacements[name];
  const more = { ...(alt !== undefined && { alt }), ...(isPair && { isPair }) };
  return { src: `/fotos/${name}.jpg`, photo, ...more };
}

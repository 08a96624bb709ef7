// The owner's photos that stand in the place of artwork on a page. `npm run photos` fills the list.

import type { PhotoFile } from 'shared/photo-files.ts';
import pictures from './pictures.json';

/** What is known of a photo on a page; `alt` only where the page's replacements text does not fit. */
type ReplacementPhoto = PhotoFile & { alt?: string; isPair?: boolean };

/** '/fotos/konijnen/twee-konijnen.svg' -> the photo of that name, if there is one. */
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

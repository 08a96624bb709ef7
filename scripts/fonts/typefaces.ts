import { readFile } from 'node:fs/promises';
import subsetFont, { type Axes } from 'subset-font';
import { headingGlyphs, textGlyphs } from './glyphs.ts';

export type Typeface = {
  family: string;
  source: string;
  glyphs: string;
  axes: Axes;
  weight: string; // for the style sheet
  display: 'swap' | 'optional'; // docs/decisions/0009
};

/** Soft, as the name says, and without the wonky letters. One size of drawing, for large type. */
export const heading: Typeface = {
  family: 'Fraunces',
  source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  glyphs: headingGlyphs,
  axes: { SOFT: 100, WONK: 0, opsz: 72, wght: 620 },
  weight: '500 700',
  display: 'swap',
};

export const text: Typeface = {
  family: 'Figtree',
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  glyphs: textGlyphs,
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
  display: 'optional',
};

// Without rvrn Fraunces has a swash ampersand, too wide for B&B; tnum is for columns of prices, kern for "Za".
const keepFeatures = ['rvrn', 'kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'];

export async function cutTypeface(
  typeface: Typeface,
  targetFormat: 'woff2' | 'sfnt',
  axes: Axes = typeface.axes,
): Promise<Buffer> {
  const source = await readFile(new URL(import.meta.resolve(typeface.source)));
  return subsetFont(source, typeface.glyphs, {
    targetFormat,
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
}

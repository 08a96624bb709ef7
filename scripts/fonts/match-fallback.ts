// A fallback that takes the same room as our typeface, so that nothing moves when ours arrives.
import { fromBuffer } from '@capsizecss/unpack';

/** Measures of a typeface that is on visitors' machines, in units of its own em. */
export type Fallback = {
  /** Full names under which it is found. Liberation has the same measures, on Linux. */
  locals: string[];
  unitsPerEm: number;
  /** Average width of a letter, as @capsizecss/unpack weighs it, set right on this site's Dutch. */
  averageWidth: number;
};

export const arial: Fallback = {
  locals: ['Arial', 'Liberation Sans'],
  unitsPerEm: 2048,
  averageWidth: 918,
};

export const arialBold: Fallback = {
  locals: ['Arial Bold', 'Liberation Sans Bold'],
  unitsPerEm: 2048,
  averageWidth: 984,
};

/** Android has no Arial and no Times. Declared as weight 400, so that the browser thickens it. */
export const roboto: Fallback = {
  locals: ['Roboto'],
  unitsPerEm: 2048,
  averageWidth: 915,
};

export const timesBold: Fallback = {
  locals: ['Times New Roman Bold', 'Liberation Serif Bold'],
  unitsPerEm: 2048,
  averageWidth: 887,
};

/** The lines of an @font-face that gives the fallback the size and line height of `font`. */
export async function matchFallback(font: Buffer, fallback: Fallback): Promise<string[]> {
  const ours = await fromBuffer(font);
  const scale = ours.xWidthAvg / ours.unitsPerEm / (fallback.averageWidth / fallback.unitsPerEm);
  const percent = (units: number) => `${((units / ours.unitsPerEm / scale) * 100).toFixed(2)}%`;
  return [
    `src: ${fallback.locals.map((name) => `local("${name}")`).join(', ')};`,
    `size-adjust: ${(scale * 100).toFixed(2)}%;`,
    `ascent-override: ${percent(ours.ascent)};`,
    `descent-override: ${percent(-ours.descent)};`,
    `line-gap-override: ${percent(ours.lineGap)};`,
  ];
}

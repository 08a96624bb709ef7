// A fallback that takes the same room as our typeface, so that nothing moves when ours arrives.
import { fromBuffer } from '@capsizecss/unpack';

export type Fallback = {
  locals: string[]; // full names; Liberation has the same measures, on Linux
  averageWidth: number; // of a letter, as @capsizecss/unpack weighs it, set right on this site's Dutch
};

const unitsPerEm = 2048; // of every fallback

export const fallbacks = {
  arial: { locals: ['Arial', 'Liberation Sans'], averageWidth: 918 },
  arialBold: { locals: ['Arial Bold', 'Liberation Sans Bold'], averageWidth: 984 },
  timesBold: { locals: ['Times New Roman Bold', 'Liberation Serif Bold'], averageWidth: 887 },
  roboto: { locals: ['Roboto'], averageWidth: 915 }, // for Android; as weight 400, so that the browser thickens it
} satisfies Record<string, Fallback>;

export async function matchFallback(font: Buffer, fallback: Fallback): Promise<string[]> {
  const ours = await fromBuffer(font);
  const scale = ours.xWidthAvg / ours.unitsPerEm / (fallback.averageWidth / unitsPerEm);
  const percent = (units: number) => `${((units / ours.unitsPerEm / scale) * 100).toFixed(2)}%`;
  return [
    `src: ${fallback.locals.map((name) => `local("${name}")`).join(', ')};`,
    `size-adjust: ${(scale * 100).toFixed(2)}%;`,
    `ascent-override: ${percent(ours.ascent)};`,
    `descent-override: ${percent(-ours.descent)};`,
    `line-gap-override: ${percent(ours.lineGap)};`,
  ];
}

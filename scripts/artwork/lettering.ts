// Text as paths, set in the site's own typefaces, for pictures that are read where those are not.
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { cutTypeface, heading, text } from '../fonts/typefaces.ts';
import { fill, formatNumber } from './kit/svg.ts';

export type Lettering = {
  /** Width of the text at this size. */
  measure: (words: string, size: number) => number;
  /** The words' outline as path data, on a baseline that begins in (x, y). */
  trace: (words: string, x: number, y: number, size: number) => string;
  /** The same, filled. */
  draw: (words: string, x: number, y: number, size: number, colour: string) => string;
};

export async function readHeadingLettering(): Promise<Lettering> {
  return readLettering(await cutTypeface(heading, 'sfnt'), -0.014);
}

export async function readTextLettering(weight: number): Promise<Lettering> {
  return readLettering(await cutTypeface(text, 'sfnt', { wght: weight }), 0);
}

/** `spacing`: what is added after each letter, in em. */
function readLettering(file: Buffer, spacing: number): Lettering {
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  const font = new Font(face);
  const em = face.upem;

  function setGlyphs(words: string) {
    const buffer = new TextBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let left = 0;
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const start = left + xOffset;
      left += xAdvance + spacing * em;
      return { path: font.glyphToPath(codepoint), start, end: left };
    });
  }

  function trace(words: string, x: number, y: number, size: number): string {
    const scale = size / em;
    return setGlyphs(words)
      .map(({ path, start }) => movePath(path, scale, x + start * scale, y))
      .join('');
  }

  return {
    trace,
    measure: (words, size) => ((setGlyphs(words).at(-1)?.end ?? 0) * size) / em,
    draw: (words, x, y, size, colour) => fill(trace(words, x, y, size), colour),
  };
}

/** The path's numbers are pairs, in font units with y upwards; HarfBuzz writes only M, L, Q, C, Z. */
function movePath(path: string, scale: number, x: number, y: number): string {
  let isVertical = true;
  return path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isVertical = !isVertical;
    return formatNumber(isVertical ? y - Number(number) * scale : x + Number(number) * scale);
  });
}

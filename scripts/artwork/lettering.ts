// Text as outlines, for pictures that are opened where the site's typefaces are not.
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';

export type Lettering = {
  measure: (words: string, size: number) => number;
  /** SVG, on a baseline that begins in (x, y). */
  draw: (words: string, x: number, y: number, size: number, colour: string) => string;
};

/** `spacing`: what is added after each letter, in em. */
export function createLettering(typeface: Buffer, spacing = 0): Lettering {
  const face = new Face(new Blob(new Uint8Array(typeface).buffer));
  const font = new Font(face);

  /** In font units, which count upwards. */
  function setGlyphs(words: string): { outlines: string; width: number } {
    const buffer = new TextBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let outlines = '';
    let width = 0;
    for (const { codepoint, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      const outline = font.glyphToPath(codepoint);
      if (outline) outlines += `<path transform="translate(${width})" d="${outline}"/>`;
      width += xAdvance + Math.round(spacing * face.upem);
    }
    return { outlines, width };
  }

  return {
    measure: (words, size) => (setGlyphs(words).width * size) / face.upem,
    draw(words, x, y, size, colour) {
      const scale = size / face.upem;
      const placed = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g transform="${placed}" fill="${colour}">${setGlyphs(words).outlines}</g>`;
    },
  };
}

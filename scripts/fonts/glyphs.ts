// What Dutch and neighbouring names need. Any other letter is shown in the fallback typeface, matched to ours.

function listRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const ascii = listRange(0x20, 0x7e);
const accents = 'ÀÁÄÇÈÉËÍÏÑÓÖØÚÜàáâäåãçèéêëíìîïñóòôöøßæúùûüý';
const signs = '\u00a0·×–—‘’“”„…•€«»°½';

export const textGlyphs = ascii + accents + signs;

/** Headings and the name: no rare signs, and no letters that only visitors type. */
export const headingGlyphs = `${ascii}ÁÄÉËÓÖÜáäéèêëíïóöúüç\u00a0–‘’“”…€½`;
